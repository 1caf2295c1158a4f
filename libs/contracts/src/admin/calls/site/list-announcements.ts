import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';
import { adminRead } from '../admin-call';
import { AnnouncementSchema } from '../../entities/announcement';

/** The newest 20, the newest first. Permission `settings.read`. */
export const listAnnouncements = defineCall({
  ...adminRead,
  name: 'listAnnouncements',
  summary: 'Announcements',
  path: '/api/v2/admin/announcements',
  response: answerWith(answerListOf(AnnouncementSchema)),
});
