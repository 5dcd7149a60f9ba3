import type { PageCopy, PageName } from '#sections/pages.copy.ts';

const headOf = ({ pageHead }: { pageHead: { title: string } }) => pageHead.title;

type Headline<Name extends PageName> = (copy: PageCopy<Name>) => string;
/** The pages that open with a `PageHead`: none of them may be forgotten. */
type WithHead = {
  [Name in PageName]: PageCopy<Name> extends { pageHead: { title: string } } ? Name : never;
}[PageName];

type Headlines = { [Name in PageName]?: Headline<Name> };

/** Finds the headline of each listed page in the page's words. The legal text has only its title. */
const headlines: Headlines = {
  inicio: ({ hero }) => hero.title,
  soluciones: headOf,
  'para-quien': headOf,
  contacto: ({ contact }) => contact.title,
  app: ({ appDownload }) => appDownload.title,
  Login: ({ loginForm }) => loginForm.title,
  blogs: headOf,
  'landing/auditorias': headOf,
  checklists: headOf,
} satisfies Headlines & Record<WithHead, unknown>;

/** The headline that a page opens with, which its share picture shows; `undefined` where it has none. */
export const headlineOf = <Name extends PageName>(
  name: Name,
  copy: PageCopy<Name>,
): string | undefined => headlines[name]?.(copy);
