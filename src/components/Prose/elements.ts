import ProseLink from '~/components/ProseLink/ProseLink.astro';
import Table from '~/components/Table/Table.astro';

/** What stands in for plain elements wherever an author's MDX is rendered. */
export const proseElements = { a: ProseLink, table: Table };

/** The same for a text that is read outside its page, where no script of the site runs. */
export const carriedElements = { ...proseElements };
