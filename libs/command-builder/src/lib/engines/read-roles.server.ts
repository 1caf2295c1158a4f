import { effectiveRoles } from '@starhaven/session';
import { readSession } from '@starhaven/session/server';
import type { Visit } from './read-engines.server';

/** The visitor's active roles; none without a session. The API checks permissions again when a command runs. */
export async function readRoles({ context, request }: Visit): Promise<readonly number[]> {
  const session = await readSession(context, request);
  return session === null ? [] : effectiveRoles(session);
}
