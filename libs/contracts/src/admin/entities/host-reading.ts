import * as v from 'valibot';
import { UnixSecondsSchema, WireCountSchema, WireNumberSchema } from '../../protocol/wire/wire';

const AmountSchema = v.object({ used: WireCountSchema, total: WireCountSchema });
const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);

/** The state of the machine and of the API process (docs/behaviour/admin.md#overview). null: it cannot be read there. */
export const HostReadingSchema = v.object({
  /** Unix seconds. */
  at: UnixSecondsSchema,
  /** Percent of all cores, since the previous reading. */
  cpu: maybe(v.object({ percent: WireNumberSchema, cores: WireCountSchema })),
  /** Bytes of the machine, or of the container if that is less. */
  memory: maybe(AmountSchema),
  /** Bytes of the disk with the data folder. */
  disk: maybe(AmountSchema),
  /** Bytes per second over all interfaces except loopback. */
  network: maybe(v.object({ received: WireCountSchema, sent: WireCountSchema })),
  process: v.object({
    uptimeSeconds: WireCountSchema,
    /** 99th percentile since the previous reading. */
    eventLoopDelayMs: WireNumberSchema,
    memoryBytes: WireCountSchema,
  }),
  database: v.object({ kind: v.picklist(['pglite', 'postgresql']), bytes: maybe(WireCountSchema) }),
  /** `peak` is the maximum of the last 24 hours. */
  players: v.object({ online: WireCountSchema, peak: WireCountSchema }),
  servers: v.object({ online: WireCountSchema, total: WireCountSchema }),
});
export type HostReading = v.InferOutput<typeof HostReadingSchema>;
