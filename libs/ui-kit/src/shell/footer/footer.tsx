import type { NavigationLink } from '../header/header';
import { SiteLink } from '../../components/site-link/site-link';
import { SiteMark } from '../site-mark/site-mark';
import classes from './footer.module.css';

export interface FooterProps {
  siteName: string;
  /** One sentence under the name. */
  about: string;
  groups: readonly { title: string; links: readonly NavigationLink[] }[];
}

/** The footer of every page: groups of links; an empty group is left out. */
export function Footer({ siteName, about, groups }: FooterProps) {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <p className={classes.name}>
            <SiteMark />
            {siteName}
          </p>
          <p className={classes.text}>{about}</p>
        </div>
        {groups
          .filter((group) => group.links.length > 0)
          .map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className={classes.title}>{group.title}</h2>
              <ul className={classes.list}>
                {group.links.map((link) => (
                  <li key={link.to}>
                    <SiteLink to={link.to}>{link.label}</SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
      </div>
    </footer>
  );
}
