import * as v from 'valibot';

/** The id that a game client shows (docs/behaviour/account.md#devices). */
export const DeviceIdSchema = v.object({
  deviceId: v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty('Please enter a valid device ID')),
});
