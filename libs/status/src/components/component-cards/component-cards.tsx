import { componentTitles } from '@starhaven/contracts/status';
import type { ShownComponent } from '../../lib/incidents/components';
import { componentStateLabel, componentTone } from '../../lib/servers/status-tone';
import { StatusMark } from '../status-mark';
import classes from './component-cards.module.css';

/** The four parts of the site with their state (docs/behaviour/status.md#system-components). */
export function ComponentCards({ components }: { components: readonly ShownComponent[] }) {
  return (
    <ul className={classes.grid}>
      {components.map(({ name, state, detail, latencyMs }) => (
        <li key={name} className={classes.card}>
          <h3>{componentTitles[name]}</h3>
          <StatusMark tone={componentTone[state]}>{componentStateLabel[state]}</StatusMark>
          <p className={classes.detail}>
            {detail}
            {latencyMs === null ? null : (
              <span className={classes.latency}>
                {detail ? ' · ' : ''}
                {Math.round(latencyMs)} ms
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
