import { versionNotFound } from '../../../platform/errors/version-not-found';
import type { FullTextVersion, TextKind, TextVersion } from '@starhaven/contracts/ask';
import { and, desc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { ownersOf } from '../../account';
import { requireAnswer } from '../answers/require-answer';
import { requireModerator } from '../member';
import type { Member } from '../member';
import { requireQuestion } from '../questions/require-question';
import { askAnswerVersion, askQuestionVersion } from '../tables';
import { textId } from '../texts/text-id';
import { keptVersions } from './save-version';

const tables = { question: askQuestionVersion, answer: askAnswerVersion };

/** The number of a text whose versions the reader may read. @throws DomainError not-found, permission-denied */
async function requireReadable(db: Drizzle, { kind, id, moderator }: VersionPlace): Promise<number> {
  if (moderator) {
    requireModerator(moderator);
    return textId(id);
  }
  return kind === 'question' ? (await requireQuestion(db, id)).id : (await requireAnswer(db, id)).row.id;
}

export interface VersionPlace {
  kind: TextKind;
  id: string;
  /** The reader, for versions of texts that were removed or wait for review, too; the reader must be a moderator. */
  moderator?: Member;
}

/** The saved versions of a text, the newest first (docs/behaviour/ask.md#versions). @throws DomainError not-found, permission-denied */
export async function readVersions(db: Drizzle, place: VersionPlace): Promise<TextVersion[]> {
  const id = await requireReadable(db, place);
  const versions = tables[place.kind];
  const rows = await db
    .select({ version: versions.version, accountId: versions.accountId, savedAt: versions.savedAt })
    .from(versions)
    .where(eq(versions.textId, id))
    .orderBy(desc(versions.version))
    .limit(keptVersions);
  if (rows.length === 0 && place.moderator) throw versionNotFound();
  const ownerOf = await ownersOf(
    db,
    rows.map(({ accountId }) => accountId),
  );
  return rows.map(({ version, accountId, savedAt }) => ({
    version,
    time: savedAt.getTime(),
    editor: ownerOf(accountId),
  }));
}

/** A saved version in full. @throws DomainError not-found, permission-denied */
export async function readVersion(
  db: Drizzle,
  { version: wanted, ...place }: VersionPlace & { version: string },
): Promise<FullTextVersion> {
  const id = await requireReadable(db, place);
  const version = textId(wanted);
  const isWanted = (versions: typeof askQuestionVersion | typeof askAnswerVersion) =>
    and(eq(versions.textId, id), eq(versions.version, version));
  const [question] =
    place.kind === 'question' ? await db.select().from(askQuestionVersion).where(isWanted(askQuestionVersion)) : [];
  const [answer] =
    place.kind === 'answer' ? await db.select().from(askAnswerVersion).where(isWanted(askAnswerVersion)) : [];
  const row = question ?? answer;
  if (!row) throw versionNotFound();
  const ownerOf = await ownersOf(db, [row.accountId]);
  return {
    ...{ version: row.version, time: row.savedAt.getTime(), editor: ownerOf(row.accountId), body: row.body },
    ...{ title: question?.title ?? '', tag: question?.tags ?? [], engineVersion: answer?.engineVersion ?? '' },
  };
}
