import ProseLink from '~/components/ProseLink/ProseLink.astro';
import Table from '~/components/Table/Table.astro';

/** What stands in for plain elements wherever an author's MDX is rendered. */
export const proseElements = { a: ProseLink, table: Table };
