import ContentLink from '#components/ContentLink/ContentLink.astro';
import { kitNames } from '#components/kit/kit.ts';
import ProsePicture from './ProsePicture.astro';
import Code from './Code.astro';
import Table from './Table.astro';
import TaskCheckbox from './TaskCheckbox.astro';

const kitFiles = import.meta.glob('/src/components/kit/*/*.astro', {
  import: 'default',
  eager: true,
});

/** The kit's components by name, each from the first of these files that it has. */
const kitElements = (...extensions: string[]) =>
  Object.fromEntries(
    kitNames.map((name) => {
      const paths = extensions.map(
        (extension) => `/src/components/kit/${name}/${name}${extension}`,
      );
      const component = paths.map((path) => kitFiles[path]).find(Boolean);
      if (!component) throw new Error(`Nothing draws <${name}>: ${paths.join(' or ')} is missing.`);
      return [name, component];
    }),
  );

/** The components of an MDX text: replacements for plain elements, and those that authors use without importing. */
export const proseElements = {
  a: ContentLink,
  img: ProsePicture,
  input: TaskCheckbox,
  pre: Code,
  table: Table,
  ...kitElements('.astro'),
};

/** The same for a text that is read outside its page, where no script of the site runs. */
export const portableElements = { ...proseElements, ...kitElements('.portable.astro', '.astro') };
