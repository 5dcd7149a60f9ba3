// The styles that every page loads; they are in a cascade layer, which all other styles override.
import './theme.css.ts';
import './reset.css.ts';
import './typography.css.ts';
import './page.css.ts';
import './layouts.css.ts';
