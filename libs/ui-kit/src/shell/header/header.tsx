import { useLocation } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { LineIcon } from '../../components/line-icon/line-icon';
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
  /** Links that a wide header shows separately; on phones they are in the menu. */
  menuLinks?: readonly NavigationLink[];
  /** A control next to the colour switch; on phones it is in the menu. */
  tools?: ReactNode;
  /** The online-count pill, which is itself the link to the status page. */
  statusPill?: ReactNode;
  /** The login link or the account menu. */
  account?: ReactNode;
}

const menuId = 'site-menu';

/** The header of every page. On small screens the menu is a native popover, so it needs no JavaScript. */
export function Header({ siteName, links, menuLinks = [], tools, statusPill, account }: HeaderProps) {
  const { pathname } = useLocation();
  const closeMenu = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover?.();
  };
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <SiteLink to="/" className={classes.home}>
          <SiteMark />
          <span className={classes.name}>{siteName}</span>
        </SiteLink>
        <div id={menuId} className={classes.menu} onClick={closeMenu} {...{ popover: 'auto' }}>
          <nav aria-label="Main">
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <MenuLink link={link} isCurrent={isOpen(pathname, link.to)} />
                </li>
              ))}
              {menuLinks.map((link) => (
                <li key={link.to} className={classes.onlyInMenu}>
                  <MenuLink link={link} isCurrent={link.to === '/' ? pathname === '/' : isOpen(pathname, link.to)} />
                </li>
              ))}
            </ul>
          </nav>
          {tools ? <div className={classes.tools}>{tools}</div> : null}
          <div className={classes.scheme}>
            <span className={classes.onlyInMenu} aria-hidden="true">
              Colours
            </span>
            <ColorSchemeToggle />
          </div>
        </div>
        {statusPill}
        {account}
        <button type="button" className={classes.menuButton} aria-label="Menu" {...{ popovertarget: menuId }}>
          <LineIcon size={24}>
            <path d="M4 7h16M4 12h16M4 17h16" />
          </LineIcon>
        </button>
      </div>
    </header>
  );
}

function MenuLink({ link, isCurrent }: { link: NavigationLink; isCurrent: boolean }) {
  return (
    <SiteLink to={link.to} className={classes.link} aria-current={isCurrent ? 'page' : undefined}>
      {link.label}
    </SiteLink>
  );
}

/** A link is marked as current on its own page and on every page below it. */
const isOpen = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);
