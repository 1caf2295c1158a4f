import { LineIcon, SiteLink } from '@starhaven/ui-kit';
import classes from './palette-link.module.css';

export const paletteLinkSelector = 'a[data-palette]';

/** Opens the command palette; without scripts it links to the handbook's search. */
export function PaletteLink() {
  return (
    <SiteLink to="/handbook" className={classes.link} aria-label="Search everything (Ctrl+K)" data-palette="">
      <LineIcon>
        <circle cx="11" cy="11" r="6" />
        <path d="m16 16 4 4" />
      </LineIcon>
      <span className={classes.text}>Search everything</span>
    </SiteLink>
  );
}
