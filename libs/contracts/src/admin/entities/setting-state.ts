import * as v from 'valibot';
import { WireCountSchema, WireFlagSchema, WireTextSchema } from '../../protocol/wire/wire';
import { settingNames } from '../settings/site-settings';

/** A setting of the site with its value and the source of the value (docs/behaviour/admin.md#settings). */
export const SettingStateSchema = v.object({
  name: v.picklist(settingNames),
  /** Parse it with `siteSettings[name].schema`. */
  value: v.unknown(),
  source: v.picklist(['default', 'database', 'environment']),
  /** The environment variable that replaces the stored value; empty: there is none. */
  variable: WireTextSchema,
  /** A change takes effect after the next start. */
  needsRestart: WireFlagSchema,
  /** Send it with a change. If the server has a different value, the setting was changed since. 0: never stored. */
  version: WireCountSchema,
});
export type SettingState = v.InferOutput<typeof SettingStateSchema>;
