import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { SiteLink } from '../site-link/site-link';
import classes from './tab-links.module.css';

export interface TabLink {
  to: string;
  label: string;
  isCurrent: boolean;
}

export interface TabLinksProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The purpose of the tabs, for screen readers. */
  'aria-label': string;
  tabs: readonly TabLink[];
  /** For the views of one form: the tabs share the whole width. A change neither scrolls nor adds an entry to the browser's history. */
  isSwitch?: boolean;
}

/** The longest label, in characters, that fits into a third of a phone's width. */
const longestShort = 10;

/** Tabs that are links, so that each has an address and works without JavaScript. */
export const TabLinks = forwardRef<HTMLElement, TabLinksProps>(function TabLinks(
  { tabs, isSwitch = false, ...rest },
  ref,
) {
  const hasLong = tabs.some(({ label }) => label.length > longestShort);
  return (
    <nav ref={ref} {...rest}>
      <ul className={classes.tabs} data-switch={isSwitch || undefined} data-long={hasLong || undefined}>
        {tabs.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <SiteLink
              to={to}
              className={classes.tab}
              aria-current={isCurrent ? 'page' : undefined}
              keepsScroll={isSwitch}
              isReplacing={isSwitch}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
