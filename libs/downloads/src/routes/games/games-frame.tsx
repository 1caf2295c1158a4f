import type { ReactNode } from 'react';
import { CardGridSkeleton } from '@starhaven/ui-kit';
import classes from './games.module.css';

/** Heading and introduction around every state of the list. */
export function GamesFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>Downloads</h1>
        <p>Pick a game to see its builds for each platform, with sizes, mirrors and checksums.</p>
      </header>
      {children}
    </div>
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
