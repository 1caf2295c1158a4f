import type { PublicSession } from '../lib/public-session';

/** Whether a text belongs to the account. If the host sends no uid, the name is compared. */
export function isOwner(
  session: Pick<PublicSession, 'uid' | 'username'> | null,
  owner: { uid: string; username: string },
): boolean {
  if (session === null) return false;
  return owner.uid === '' ? owner.username !== '' && owner.username === session.username : owner.uid === session.uid;
}
