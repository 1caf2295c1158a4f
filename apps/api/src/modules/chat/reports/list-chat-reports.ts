import type { Drizzle } from '../../../platform/database/database';
import { requireModerator } from '../moderators';
import type { Moderating } from '../moderators';
import { listReports } from './list-reports';

/** The reports that no moderator has handled yet. @throws DomainError permission-denied */
export async function listChatReports(db: Drizzle, moderator: Moderating) {
  requireModerator(moderator);
  return listReports(db);
}
