import type { PublicSession } from '../lib/public-session';

/** Whether a text is the account's own. A host may send no UID; then the name counts. */
export function isOwner(
  session: Pick<PublicSession, 'uid' | 'username'> | null,
  owner: { uid: string; username: string },
): boolean {
  if (session === null) return false;
  return owner.uid === '' ? owner.username !== '' && owner.username === session.username : owner.uid === session.uid;
}
