// `npm run sheet`: every page at five widths, to be looked at; nothing of it is shipped.
await import('#tests/visual/contactSheet.ts');

export {};
