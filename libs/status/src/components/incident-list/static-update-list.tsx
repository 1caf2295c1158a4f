import { staticUpdates } from '../../lib/charts/static-updates';
import { StatusMark } from '../status-mark';
import { StatusTime } from '../status-time';
import classes from './incident-list.module.css';

/** The updates of a site whose host publishes none (docs/behaviour/status.md#recent-updates). */
export function StaticUpdateList({ now, level = 3 }: { now: number; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ol className={classes.list}>
      {staticUpdates.map(({ title, text, time }) => (
        <li key={title} className={classes.item}>
          <div className={classes.head}>
            <Heading>{title}</Heading>
            <StatusMark tone="ok">{time === null ? 'Operational' : 'Completed'}</StatusMark>
          </div>
          <p className={classes.meta}>
            <StatusTime time={time ?? now} now={now} />
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
