// `querySelector` may find nothing, and a cast would hide that.

/** The first element in `root` that matches. @throws with the selector, if its `.astro` has none */
export function part<Tag extends keyof HTMLElementTagNameMap>(
  root: ParentNode,
  selector: Tag,
): HTMLElementTagNameMap[Tag];
export function part<Kind extends Element = HTMLElement>(root: ParentNode, selector: string): Kind;
export function part(root: ParentNode, selector: string): Element {
  const found = root.querySelector(selector);
  if (!found) throw new Error(selector);
  return found;
}

/** The value of an attribute that the `.astro` gives to `element`. @throws with its name, if it does not */
export function attribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === null) throw new Error(name);
  return value;
}
