import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { listOf } from '../../../protocol/wire/list-of';
import { WireCountSchema } from '../../../protocol/wire/wire';
import { adminWrite } from '../admin-call';
import { proofEntries } from '../admin-proof';
import { SettingStateSchema } from '../../entities/setting-state';
import { settingNames } from '../../settings/site-settings';

/**
 * Changes all of these settings or none. Refused with `field` for an invalid value, and with `changed` if another tab has changed one since
 * (docs/behaviour/admin.md#two-tabs). Permission `settings.change`; a change of `staffNeedSecondFactor` needs a proof.
 */
export const changeSettings = defineCall({
  ...adminWrite,
  name: 'changeSettings',
  summary: 'Change settings of the site',
  path: '/api/v2/admin/settings/change',
  body: v.object({
    changes: v.pipe(
      v.array(v.object({ name: v.picklist(settingNames), value: v.unknown(), version: WireCountSchema })),
      v.minLength(1),
      v.maxLength(settingNames.length),
    ),
    ...proofEntries,
  }),
  response: outcomeWith(v.object({ settings: listOf(SettingStateSchema) }), {
    changed: listOf(v.picklist(settingNames)),
  }),
});
