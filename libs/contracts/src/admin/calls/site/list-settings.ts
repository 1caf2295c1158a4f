import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';
import { adminRead } from '../admin-call';
import { SettingStateSchema } from '../../entities/setting-state';

/** All settings, each with the source of its value. Permission `settings.read`. */
export const listSettings = defineCall({
  ...adminRead,
  name: 'listSettings',
  summary: 'Settings of the site',
  path: '/api/v2/admin/settings',
  response: answerWith(answerListOf(SettingStateSchema)),
});
