declare module '*?script' {
  /** The module, bundled with what it imports, as the text of a classic script. */
  const code: string;
  export default code;
}

/** Whether drafts and articles for a later day are shown: in development only. */
declare const SHOWS_DRAFTS: boolean;
