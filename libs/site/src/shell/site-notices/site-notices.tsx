import { ExternalLink } from '@starhaven/ui-kit';
import type { SiteNotice } from '../../lib/current-notices';
import classes from './site-notices.module.css';

/** The operator's notices for everybody, above each page (docs/behaviour/admin.md#settings). */
export function SiteNotices({ notices }: { notices: readonly SiteNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <aside aria-label="Notices" className={classes.notices}>
      {notices.map(({ text, url, kind }) => (
        <p key={text} data-kind={kind}>
          {text} {url === '' ? null : <ExternalLink href={url}>More</ExternalLink>}
        </p>
      ))}
    </aside>
  );
}
