import { parse } from 'yaml';
import { kitComponent } from '#components/kit/kit.ts';

/** An attribute as an author writes it: a text, data between braces, or a name by itself. */
export interface GivenAttribute {
  name: string;
  value: string | { data: string } | null;
}

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
  const declared = kitComponent(component);
  if (!declared) return [];
  const props = Object.fromEntries(given.map((attribute) => [attribute.name, valueOf(attribute)]));
  const issues = declared.props.safeParse(props).error?.issues ?? [];
  const messages = issues.flatMap(({ message }) => message.split('\n'));
  if (declared.text && isEmpty) {
    messages.push(`Falta ${declared.text}, entre <${component}> y </${component}>.`);
  }
  return messages.map((message) => `<${component}>: ${message}`);
}
