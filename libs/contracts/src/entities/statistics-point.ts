import * as v from 'valibot';
import { UnixSecondsSchema, WireNumberSchema, WireTextSchema } from '../lib/wire';

/** What is counted each minute (spec 1 §3): visitors of the site, players, requests a minute. */
export const statisticsFields = ['web_online_count', 'game_online_count', 'request_count'] as const;
export type StatisticsField = (typeof statisticsFields)[number];

/** One measured value; `time` in unix seconds (spec 1 §3). */
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
  v.array(AnyPointSchema),
  v.transform((points) => points.filter(isKnown)),
);

/** `{data: points}` or the bare list; yields the former. A host may measure more than the chart shows: other fields are left out. */
export const StatisticsSchema = v.union([
  v.object({ data: PointListSchema }),
  v.pipe(
    PointListSchema,
    v.transform((data) => ({ data })),
  ),
]);
export type Statistics = v.InferOutput<typeof StatisticsSchema>;
