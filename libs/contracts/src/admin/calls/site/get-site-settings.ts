import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { extensions } from '../../../protocol/extensions';
import { PublicSettingsSchema } from '../../settings/public-settings';

/** The settings that everybody may read (docs/behaviour/admin.md#settings). */
export const getSiteSettings = defineCall({
  host: 'account',
  method: 'GET',
  extension: extensions.admin,
  name: 'getSiteSettings',
  summary: 'Public settings of the site',
  path: '/api/v2/site/settings',
  response: answerWith(PublicSettingsSchema),
  topics: ['site'],
});
