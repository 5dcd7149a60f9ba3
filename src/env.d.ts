declare module '*?script' {
  /** The module, bundled with what it imports, as the text of a classic script. */
  const code: string;
  export default code;
}

declare module '*?file' {
  /** The same for a file of its own, which only browsers of these years ask for. */
  const code: string;
  export default code;
}

declare module '*?style' {
  /** The stylesheets that the module and what it imports ask for, as one text. */
  const css: string;
  export default css;
}
