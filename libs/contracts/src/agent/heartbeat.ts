import * as v from 'valibot';
import { MeasuredCountSchema, MeasuredSchema, reportedText } from './measured';

const maxPlatforms = 20;

const PlatformsSchema = v.fallback(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((counts) =>
      Object.entries(counts)
        .map(([name, count]) => [v.parse(reportedText(32), name), v.parse(MeasuredCountSchema, count)] as const)
        .filter((entry): entry is readonly [string, number] => entry[0] !== '' && entry[1] !== null)
        .slice(0, maxPlatforms),
    ),
    v.transform((entries): Record<string, number> => Object.fromEntries(entries)),
  ),
  {},
);

/**
 * How a game server is doing, sent by its agent every 5 seconds. A field that is missing or not plausible counts as not
 * measured; the rest of the heartbeat still counts. Durations instead of times, so that a wrong clock does no harm.
 */
export const HeartbeatSchema = v.object({
  /** False while the agent runs and its game server does not. */
  online: v.fallback(v.boolean(), true),
  players: v.optional(MeasuredCountSchema, null),
  /** Players by platform name, only from engines that tell. */
  platforms: v.optional(PlatformsSchema, {}),
  /** Percent of all cores that the game server may use, percent of one core, and numbers of cores. */
  cpu: v.optional(
    v.fallback(
      v.nullable(
        v.object({
          usage: v.optional(MeasuredSchema, null),
          usageRaw: v.optional(MeasuredSchema, null),
          coreLimit: v.optional(MeasuredSchema, null),
          coreTotal: v.optional(MeasuredSchema, null),
        }),
      ),
      null,
    ),
    null,
  ),
  /** Megabytes (2^20 bytes): what the game server uses, and what it may use. */
  ram: v.optional(
    v.fallback(
      v.nullable(v.object({ usedMb: v.optional(MeasuredSchema, null), totalMb: v.optional(MeasuredSchema, null) })),
      null,
    ),
    null,
  ),
  /** Of the game server, seconds. */
  uptimeSeconds: v.optional(MeasuredSchema, null),
  versions: v.optional(
    v.fallback(
      v.pipe(
        v.array(reportedText(64)),
        v.transform((texts) => [...new Set(texts.filter((text) => text !== ''))].slice(0, 10)),
      ),
      [],
    ),
    [],
  ),
  commit: v.optional(reportedText(64), ''),
  /** Why players cannot enter; empty when they can. */
  maintenance: v.optional(reportedText(200), ''),
});
export type Heartbeat = v.InferOutput<typeof HeartbeatSchema>;
