declare module '*?script' {
  /** The module, bundled with what it imports, as the text of a classic script. */
  const code: string;
  export default code;
}
