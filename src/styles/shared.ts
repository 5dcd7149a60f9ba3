/** What every page begins with; `src/styles` is a cascade layer, over which other styles decide. */
import './theme.css.ts';
import './reset.css.ts';
import './text.css.ts';
import './layout.css.ts';
import './blocks.css.ts';
