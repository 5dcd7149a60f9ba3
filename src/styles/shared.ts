/**
 * What every page begins with, in the order of the cascade: the first import of a page's frame, so that the
 * styles of a section or component, which come after, decide over the shared ones.
 */
import './theme.css.ts';
import './reset.css.ts';
import './text.css.ts';
import './layout.css.ts';
import './blocks.css.ts';
