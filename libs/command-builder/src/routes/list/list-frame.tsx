import type { PageHandle } from '@starhaven/ui-kit';
import { Page, PageHead, SiteLink } from '@starhaven/ui-kit';
import type { ReactNode } from 'react';
import classes from './list.module.css';

/** Heading and introduction around every state of the list. */
export function CommandListFrame({ children }: { children: ReactNode }) {
  return (
    <Page className={classes.page}>
      <PageHead title="Command List">
        Choose a command, fill in its form, then copy the line into the game or run it in the chat.
      </PageHead>
      <nav aria-label="More about commands">
        <ul className={classes.more}>
          <li>
            <SiteLink to="/command/read">Explain a line</SiteLink>
          </li>
          <li>
            <SiteLink to="/command/import">Import a build</SiteLink>
          </li>
          <li>
            <SiteLink to="/command/recipes">Recipes</SiteLink>
          </li>
        </ul>
      </nav>
      {children}
    </Page>
  );
}

/** The list while a client navigation loads it. */
export function CommandListSkeleton() {
  return (
    <CommandListFrame>
      <p className={classes.loading} role="status">
        Loading commands...
      </p>
    </CommandListFrame>
  );
}

export const commandListHandle: PageHandle = { Pending: CommandListSkeleton };
