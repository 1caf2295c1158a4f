import * as v from 'valibot';
import { rowsOf } from '../../protocol/wire/rows-of';
import { UnixSecondsSchema, WireNumberSchema, WireTextSchema } from '../../protocol/wire/wire';

/**
 * The numbers that are counted each minute (docs/behaviour/status.md#statistics-points): visitors of the site, players, requests per
 * minute.
 */
export const statisticsFields = ['web_online_count', 'game_online_count', 'request_count'] as const;
export type StatisticsField = (typeof statisticsFields)[number];

/** One measured value; `time` in unix seconds (docs/behaviour/status.md#statistics-points). */
export const StatisticsPointSchema = v.object({
  time: UnixSecondsSchema,
  field: v.picklist(statisticsFields),
  value: WireNumberSchema,
});
export type StatisticsPoint = v.InferOutput<typeof StatisticsPointSchema>;

const AnyPointSchema = v.object({ ...StatisticsPointSchema.entries, field: WireTextSchema });
const isKnown = (point: v.InferOutput<typeof AnyPointSchema>): point is StatisticsPoint =>
  statisticsFields.some((field) => field === point.field);

const PointListSchema = v.pipe(
  rowsOf(AnyPointSchema, { isWhole: true }),
  v.transform((points) => points.filter(isKnown)),
);

const ColumnSchema = v.nullish(v.array(v.fallback(v.nullable(WireNumberSchema), null)), []);

/** The same points by column, a tenth of the size: `times` in unix seconds, and for each time one value or null. */
const ColumnsSchema = v.pipe(
  v.object({
    times: v.array(UnixSecondsSchema),
    web_online_count: ColumnSchema,
    game_online_count: ColumnSchema,
    request_count: ColumnSchema,
  }),
  v.transform(({ times, ...columns }) => ({
    data: times.flatMap((time, index) =>
      statisticsFields.flatMap((field): StatisticsPoint[] => {
        const value = columns[field][index] ?? null;
        return value === null ? [] : [{ time, field, value }];
      }),
    ),
  })),
);
export type StatisticsColumns = v.InferInput<typeof ColumnsSchema>;

/**
 * `{data: points}`, the bare list or columns; the output is the first form. A host may measure more than the chart shows; other fields are
 * dropped.
 */
export const StatisticsSchema = v.union([
  ColumnsSchema,
  v.object({ data: PointListSchema }),
  v.pipe(
    PointListSchema,
    v.transform((data) => ({ data })),
  ),
]);
export type Statistics = v.InferOutput<typeof StatisticsSchema>;

/** Points as columns, oldest first. */
export function toStatisticsColumns(points: readonly StatisticsPoint[]): StatisticsColumns {
  const byTime = new Map<number, Partial<Record<StatisticsField, number>>>();
  for (const { time, field, value } of points) byTime.set(time, { ...byTime.get(time), [field]: value });
  const rows = [...byTime].sort(([a], [b]) => a - b);
  const column = (field: StatisticsField) => rows.map(([, values]) => values[field] ?? null);
  return {
    times: rows.map(([time]) => time),
    web_online_count: column('web_online_count'),
    game_online_count: column('game_online_count'),
    request_count: column('request_count'),
  };
}
