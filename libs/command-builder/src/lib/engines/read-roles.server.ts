import { effectiveRoles } from '@starhaven/session';
import { readSession } from '@starhaven/session/server';
import type { Visit } from './read-engines.server';

/** The roles of the visitor that are in force; none without a session. The API checks rights again when a command runs. */
export async function readRoles({ context, request }: Visit): Promise<readonly number[]> {
  const session = await readSession(context, request);
  return session === null ? [] : effectiveRoles(session);
}
