import { effectiveRoles } from '@starhaven/session';
import { readSession } from '@starhaven/session/server';

/** The roles in force of whoever asks; none without a session. The API checks rights again when a command runs. */
export async function readRoles(context: unknown, request: Request): Promise<readonly number[]> {
  const session = await readSession(context, request);
  return session === null ? [] : effectiveRoles(session);
}
