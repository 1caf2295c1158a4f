import { engineHref } from '@starhaven/game-commands';
import { SiteLink, gameAccent } from '@starhaven/ui-kit';
import type { EngineTab } from '../../lib/engines/engine-tab';
import classes from './engine-tabs.module.css';

export interface EngineTabsProps {
  tabs: readonly EngineTab[];
  /** Missing on a page without an engine. */
  current?: EngineTab;
}

/** Links to the command lists of the engines, so that each has an address and works without JavaScript. */
export function EngineTabs({ tabs, current }: EngineTabsProps) {
  return (
    <nav aria-label="Engines">
      <ul className={classes.tabs}>
        {tabs.map((tab) => {
          const href = engineHref(tab);
          const isCurrent = current !== undefined && engineHref(current) === href;
          return (
            <li key={href} style={{ '--accent': gameAccent(tab.gameId) }}>
              <SiteLink to={href} className={classes.tab} aria-current={isCurrent ? 'page' : undefined} keepsScroll>
                <span className={classes.name}>
                  {tab.name} {tab.short ? <span className={classes.short}>{tab.short}</span> : null}
                </span>
                <span className={classes.game}>{tab.gameTitle}</span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
