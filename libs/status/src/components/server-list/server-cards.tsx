import type { ServerEntry } from '@starhaven/contracts/status';
import { formatUptime } from '../../lib/charts/format-measures';
import type { UptimeRow } from '../../lib/uptimes/uptimes';
import { ServerCard } from './server-card';
import classes from './server-card.module.css';

export interface ServerCardsProps {
  /** In display order. */
  servers: readonly ServerEntry[];
  days: Readonly<Record<string, UptimeRow>>;
  locale: string;
  /** Unix seconds. */
  now: number;
}

/** Each server as a card with all its data. */
export function ServerCards({ servers, days, locale, now }: ServerCardsProps) {
  return (
    <ul className={classes.grid}>
      {servers.map((entry) => (
        <li key={entry.id}>
          <ServerCard entry={entry} days={days[entry.id]} locale={locale} uptime={formatUptime(entry.server, now)} />
        </li>
      ))}
    </ul>
  );
}
