import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { isModerator } from '../../account';
import type { Member } from '../member';
import type { askAnswer, askQuestion } from '../tables';

type Texts = typeof askQuestion | typeof askAnswer;

/** What everyone sees. The partial indexes of questions have the same condition. */
export const isShown = (texts: Texts) => and(isNull(texts.deletedAt), sql`not ${texts.isWaiting}`);

/** What a member sees: also texts that wait for review, if they are the member's own or the member is a moderator. */
export const isSeenBy = (texts: Texts, member: Member) =>
  isModerator(member)
    ? isNull(texts.deletedAt)
    : and(isNull(texts.deletedAt), or(sql`not ${texts.isWaiting}`, eq(texts.accountId, member.accountId)));
