import { staticUpdates } from '../../lib/static-updates';
import { StatusMark } from '../status-mark';
import { StatusTime } from '../status-time';
import classes from './incident-list.module.css';

/** The entries of a site whose host posts none (spec 1 §2). */
export function StaticUpdateList({ now }: { now: number }) {
  return (
    <ol className={classes.list}>
      {staticUpdates.map(({ title, text, time }) => (
        <li key={title} className={classes.item}>
          <div className={classes.head}>
            <h3>{title}</h3>
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
