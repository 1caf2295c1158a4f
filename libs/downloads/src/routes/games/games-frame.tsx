import type { ReactNode } from 'react';
import { CardGridSkeleton, Page, PageHead } from '@starhaven/ui-kit';
import type { PageHandle } from '@starhaven/ui-kit';

/** Heading and introduction around every state of the list. */
export function GamesFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <PageHead title="Downloads">
        Pick a game to see its builds for each platform, with sizes, mirrors and checksums.
      </PageHead>
      {children}
    </Page>
  );
}

/** The list while a client navigation loads it. */
export function GamesSkeleton() {
  return (
    <GamesFrame>
      <CardGridSkeleton count={3} label="Loading games" />
    </GamesFrame>
  );
}

export const gamesHandle: PageHandle = { Pending: GamesSkeleton };
