import type { ComponentState, Incident } from '@starhaven/contracts/status';
import { componentTone } from '../../lib/servers/status-tone';
import { affectedNames } from '../../lib/incidents/incident-words';
import { overallTitle } from '../../lib/servers/overall-state';
import { toneStyle } from '../status-mark';
import { StatusTime } from '../status-time';
import classes from './status-banner.module.css';

const icons: Record<ComponentState, string> = {
  operational: 'M5 12.5l4.5 4.5L19 7.5',
  maintenance: 'M12 7v6m0 3.5v.5',
  degraded: 'M12 7v6m0 3.5v.5',
  offline: 'M7 7l10 10M17 7L7 17',
  unknown: 'M9.2 9.2a2.9 2.9 0 1 1 4.3 2.5c-1 .6-1.5 1.1-1.5 2.1m0 3v.2',
};

export interface StatusBannerProps {
  state: ComponentState;
  /** Unix seconds. */
  updatedAt: number;
  now: number;
  /** The open incident; null: none. */
  incident?: Incident | null;
  /** Number of other open incidents. */
  moreIncidents?: number;
  /** Names of game servers by id. */
  serverNames?: ReadonlyMap<string, string>;
}

/** The state of the site in one sentence (docs/behaviour/status.md#banner). */
export function StatusBanner({
  state,
  updatedAt,
  now,
  incident = null,
  moreIncidents = 0,
  serverNames,
}: StatusBannerProps) {
  const lastWord = incident?.updates?.[0];
  const names = incident ? affectedNames(incident, serverNames) : '';
  return (
    <section className={classes.banner} style={toneStyle(componentTone[state])} aria-labelledby="overall">
      <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[state]} />
      </svg>
      <div>
        <h2 id="overall">{overallTitle[state]}</h2>
        <p className={classes.updated}>
          Last updated: <StatusTime time={updatedAt} now={now} isExact />
        </p>
        {incident ? (
          <div className={classes.incident}>
            <p>
              <a href={`#incident-${incident.id}`}>{incident.title}</a>
              {names ? <span className={classes.affected}> · {names}</span> : null}
            </p>
            {lastWord ? <p>{lastWord.text}</p> : null}
            {moreIncidents > 0 ? (
              <p>
                <a href="#updates">
                  and {moreIncidents} more {moreIncidents === 1 ? 'incident' : 'incidents'}
                </a>
              </p>
            ) : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}
