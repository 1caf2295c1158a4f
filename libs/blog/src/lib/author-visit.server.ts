import { extensions } from '@starhaven/contracts/protocol';
import { Role } from '@starhaven/contracts/session';
import type { StoredSession } from '@starhaven/contracts/session';
import { effectiveRoles, hasRole } from '@starhaven/session';
import { readSession } from '@starhaven/session/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { upstreamFor } from '@starhaven/upstream/server';
import type { SentPost } from '../forms/read-post-form.server';
import { readPostForm } from '../forms/read-post-form.server';

export interface Visit {
  request: Request;
  context: unknown;
}

/** A request to a page of authors. */
export interface AuthorVisit extends Visit {
  client: UpstreamClient;
  /** null: there is none, or it ended. Its page keeps what was typed. */
  session: StoredSession | null;
  /** Whether the host has states, versions and previews; a host of the specification gets only the fields that it knows. */
  hasStates: boolean;
}

export interface SavingVisit extends AuthorVisit, SentPost {}

/** Pages of one author are kept by no cache. */
export const privateHeaders = { 'Cache-Control': 'private, no-store' };

export async function authorVisit({ request, context }: Visit): Promise<AuthorVisit> {
  const client = upstreamFor(context, request);
  const session = await readSession(context, request);
  return { request, context, client, session, hasStates: client.hasExtension(extensions.blog) };
}

export async function savingVisit(visit: Visit): Promise<SavingVisit> {
  return { ...(await authorVisit(visit)), ...(await readPostForm(visit.request)) };
}

/** EDITOR and ADMIN write (docs/behaviour/blog.md#blog-permissions). The API checks the rights again. */
export const mayWrite = (session: StoredSession | null): session is StoredSession =>
  session !== null && hasRole(effectiveRoles(session), Role.EDITOR, Role.ADMIN);

export const isAdmin = (session: StoredSession): boolean => hasRole(effectiveRoles(session), Role.ADMIN);
