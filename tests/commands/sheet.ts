// `npm run sheet`: every page at five widths, to be looked at; nothing of it is shipped.
await import('../visual/contactSheet.ts');

export {};
