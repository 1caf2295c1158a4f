import { useLocation } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { SiteLink } from '../../components/site-link/site-link';
import { ColorSchemeToggle } from '../color-scheme-toggle/color-scheme-toggle';
import { SiteMark } from '../site-mark/site-mark';
import classes from './header.module.css';

export interface NavigationLink {
  label: string;
  /** Path on this site. */
  to: string;
}

export interface HeaderProps {
  siteName: string;
  links: readonly NavigationLink[];
  /** Place of the online-count pill, which is itself the link to the status page. */
  statusPill?: ReactNode;
  /** Place of the login link or the account menu. */
  account?: ReactNode;
}

const menuId = 'site-menu';

/** The header of every page. On small screens the menu is a native popover, so it needs no JavaScript. */
export function Header({ siteName, links, statusPill, account }: HeaderProps) {
  const { pathname } = useLocation();
  const closeMenu = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as HTMLElement).closest('a')) event.currentTarget.hidePopover?.();
  };
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <SiteLink to="/" className={classes.home}>
          <SiteMark />
          <span className={classes.name}>{siteName}</span>
        </SiteLink>
        <nav id={menuId} className={classes.nav} aria-label="Main" onClick={closeMenu} {...{ popover: 'auto' }}>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <SiteLink
                  to={link.to}
                  className={classes.link}
                  aria-current={isOpen(pathname, link.to) ? 'page' : undefined}
                >
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        {statusPill}
        {account}
        <ColorSchemeToggle />
        <button type="button" className={classes.menuButton} aria-label="Menu" {...{ popovertarget: menuId }}>
          <svg
            width="24"
            height="24"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M4 7h16M4 12h16M4 17h16" />
          </svg>
        </button>
      </div>
    </header>
  );
}

/** An area is open on its own page and on every page below it. */
const isOpen = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);
