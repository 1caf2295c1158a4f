import * as v from 'valibot';
import { isRecord } from '../protocol/wire/is-record';
import { measured, measuredCount, reportedText } from './measured';

// Values above these limits are measurement errors, not a busy server.
const maxPlatforms = 20;
const maxPlayers = 1_000_000;
const maxCores = 4_096;
const maxMemoryMb = 2 ** 26;
const maxUptimeSeconds = 20 * 365 * 86_400;
const PlayersSchema = measuredCount(maxPlayers);

const PlatformsSchema = v.fallback(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((counts) =>
      Object.entries(counts)
        .map(([name, count]) => [v.parse(reportedText(32), name), v.parse(PlayersSchema, count)] as const)
        .filter((entry): entry is readonly [string, number] => entry[0] !== '' && entry[1] !== null)
        .slice(0, maxPlatforms),
    ),
    v.transform((entries): Record<string, number> => Object.fromEntries(entries)),
  ),
  {},
);

const FieldsSchema = v.object({
  /** False while the agent runs but its game server does not. */
  online: v.fallback(v.boolean(), true),
  players: v.optional(PlayersSchema, null),
  /** Players by platform name; only some engines report them. */
  platforms: v.optional(PlatformsSchema, {}),
  /** Percent of all cores that the game server may use, percent of one core, and numbers of cores. */
  cpu: v.optional(
    v.fallback(
      v.nullable(
        v.object({
          usage: v.optional(measured(100), null),
          usageRaw: v.optional(measured(100 * maxCores), null),
          coreLimit: v.optional(measured(maxCores), null),
          coreTotal: v.optional(measured(maxCores), null),
        }),
      ),
      null,
    ),
    null,
  ),
  /** Megabytes (2^20 bytes): the memory that the game server uses, and its limit. */
  ram: v.optional(
    v.fallback(
      v.nullable(
        v.pipe(
          v.object({
            usedMb: v.optional(measured(maxMemoryMb), null),
            totalMb: v.optional(measured(maxMemoryMb), null),
          }),
          // The used memory is measured; the total is only read.
          v.transform(({ usedMb, totalMb }) => ({
            usedMb,
            totalMb: usedMb !== null && totalMb !== null && usedMb > totalMb ? null : totalMb,
          })),
        ),
      ),
      null,
    ),
    null,
  ),
  /** Uptime of the game server, in seconds. */
  uptimeSeconds: v.optional(measured(maxUptimeSeconds), null),
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
  /** Why players cannot enter; empty if they can. */
  maintenance: v.optional(reportedText(200), ''),
});
const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * The state of a game server; its agent sends it every 5 seconds. A missing or implausible field counts as not measured; the rest of the
 * heartbeat stays valid. Uses durations instead of times, so that a wrong clock does no harm.
 */
export const HeartbeatSchema = v.pipe(
  // Without this an empty list would be accepted as an object without fields.
  v.custom<object>(isRecord),
  FieldsSchema,
  // If the platforms add up to more than the number of players, the number of players is used.
  v.transform((heartbeat) =>
    sumOf(heartbeat.platforms) > (heartbeat.players ?? maxPlayers) ? { ...heartbeat, platforms: {} } : heartbeat,
  ),
);
export type Heartbeat = v.InferOutput<typeof HeartbeatSchema>;
