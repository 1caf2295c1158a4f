import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { askDraft } from '../tables';

/** The condition that selects the draft of one member for one place. */
export const isDraftOf = (accountId: number, place: string): SQL | undefined =>
  and(eq(askDraft.accountId, accountId), eq(askDraft.place, place));
