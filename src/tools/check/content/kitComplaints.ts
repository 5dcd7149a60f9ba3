import { parse } from 'yaml';
import { kit, type KitPart } from '#components/Prose/kit.ts';

/** The names of the components that articles use without an import. */
export const componentNames: readonly string[] = Object.keys(kit);

/** An attribute as an author writes it: a text, data between braces, or a name by itself. */
export interface GivenAttribute {
  name: string;
  value: string | { data: string } | null;
}

const parts: Partial<Record<string, KitPart>> = kit;

/** The component of the kit that an author means by `name`. */
export const kitPart = (name: string): KitPart | undefined =>
  Object.hasOwn(kit, name) ? parts[name] : undefined;

const valueOf = ({ value }: GivenAttribute): unknown => {
  if (value === null) return true;
  return typeof value === 'string' ? value : (parse(value.data) as unknown);
};

/** What is wrong with what an author gave to a component of the kit; `isEmpty` tells of its inside. */
export function kitComplaints(
  component: string,
  given: readonly GivenAttribute[],
  isEmpty: boolean,
): string[] {
  const part = kitPart(component);
  if (!part) return [];
  const props = Object.fromEntries(given.map((attribute) => [attribute.name, valueOf(attribute)]));
  const issues = part.props.safeParse(props).error?.issues ?? [];
  const messages = issues.flatMap(({ message }) => message.split('\n'));
  if (part.text && isEmpty) {
    messages.push(`Falta ${part.text}, entre <${component}> y </${component}>.`);
  }
  return messages.map((message) => `<${component}>: ${message}`);
}
