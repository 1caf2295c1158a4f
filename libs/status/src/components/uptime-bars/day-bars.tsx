import { dayAfter, dayGrade, daysInWords, dayWords } from '../../lib/incidents/day-words';
import type { UptimeRow } from '../../lib/uptimes/uptimes';
import classes from './day-bars.module.css';

/** A bar for each of the last 90 days, and the same in words for screen readers; `isSmall` fits into a table row. */
export function DayBars({ row, isSmall = false }: { row: UptimeRow; isSmall?: boolean }) {
  return (
    <span
      className={isSmall ? `${classes.bars} ${classes.small}` : classes.bars}
      role="img"
      aria-label={`${row.name}: ${daysInWords(row.bars)}`}
    >
      {row.bars.map((bar, index) => (
        <span key={index} className={classes[dayGrade(bar)]} title={dayWords(dayAfter(row.firstDay, index), bar)} />
      ))}
    </span>
  );
}
