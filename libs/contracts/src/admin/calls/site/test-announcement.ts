import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminWrite } from '../admin-call';
import { announcementChannels } from '../../entities/announcement';

/** Sends a test message to the channel at once; if it fails, the answer contains the reason. Permission `settings.change`. */
export const testAnnouncement = defineCall({
  ...adminWrite,
  name: 'testAnnouncement',
  summary: 'Test a channel',
  path: '/api/v2/admin/announcements/test',
  body: v.object({ channel: v.picklist(announcementChannels) }),
  response: OutcomeSchema,
});
