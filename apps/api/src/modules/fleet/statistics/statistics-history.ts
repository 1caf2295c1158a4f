import { chartMaxPoints, statisticsFields } from '@starhaven/contracts/status';
import type { StatisticsField, StatisticsPoint } from '@starhaven/contracts/status';
import { asc, gt } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { statisticMinute } from '../tables';

const secondsPerMinute = 60;

/** The points of the last day, in memory, for the chart. Minutes without a count stay missing. */
export class StatisticsHistory {
  private readonly byMinute = new Map<number, Partial<Record<StatisticsField, number>>>();
  private list: StatisticsPoint[] | null = null;

  constructor(private readonly db: Drizzle) {}

  /** Oldest first; returns the same array until something changes. */
  points(): StatisticsPoint[] {
    return (this.list ??= [...this.byMinute]
      .sort(([a], [b]) => a - b)
      .flatMap(([minute, values]) =>
        statisticsFields.flatMap((field) => {
          const value = values[field];
          return value === undefined ? [] : [{ time: minute * secondsPerMinute, field, value }];
        }),
      ));
  }

  /** Reads the minutes after `sinceMinute`, drops those older than a day, and returns new or changed points. */
  async read(sinceMinute: number, nowMinute: number): Promise<StatisticsPoint[]> {
    const oldest = nowMinute - chartMaxPoints;
    const rows = await this.db
      .select()
      .from(statisticMinute)
      .where(gt(statisticMinute.minute, Math.max(sinceMinute, oldest)))
      .orderBy(asc(statisticMinute.minute));
    const added: StatisticsPoint[] = [];
    for (const { minute, field, value } of rows) {
      // After the clock was set back the database holds minutes of the future.
      if (minute > nowMinute || !isField(field)) continue;
      const values = this.byMinute.get(minute) ?? {};
      if (values[field] === value) continue;
      this.byMinute.set(minute, { ...values, [field]: value });
      added.push({ time: minute * secondsPerMinute, field, value });
    }
    for (const minute of this.byMinute.keys()) if (minute <= oldest) this.byMinute.delete(minute);
    this.list = null;
    return added;
  }
}

function isField(field: string): field is StatisticsField {
  return statisticsFields.some((known) => known === field);
}
