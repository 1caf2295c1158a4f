import type { AppLoadContext } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { Role } from '@starhaven/contracts/session';
import type { StoredSession } from '@starhaven/contracts/session';
import { effectiveRoles, hasRole } from '@starhaven/session';
import { readSession } from '@starhaven/session/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { upstreamFor } from '@starhaven/upstream/server';
import type { PictureField } from '../writing/fields/picture-fields';
import { pictureFieldOf } from '../writing/fields/picture-fields';
import type { PictureTaker, SentPost } from '../writing/submission/read-post-form.server';
import { readPostForm } from '../writing/submission/read-post-form.server';
import type { SentPicture } from './send-picture.server';
import { sendPicture } from './send-picture.server';

export interface Visit {
  request: Request;
  context: AppLoadContext;
}

/** A request to a page that needs an author. */
export interface AuthorVisit extends Visit {
  client: UpstreamClient;
  /** null: there is none, or it has ended. The page keeps the typed text. */
  session: StoredSession | null;
  /** Whether the host has states, versions and previews; a host of the specification gets only the fields that it knows. */
  hasStates: boolean;
}

export interface SavingVisit extends AuthorVisit, SentPost<SentPicture> {}

export async function authorVisit({ request, context }: Visit): Promise<AuthorVisit> {
  const client = upstreamFor(context, request);
  const session = await readSession(context, request);
  return { request, context, client, session, hasStates: client.hasExtension(extensions.blog) };
}

/** The address names the picture's field, because the picture is passed on as it arrives, maybe before the form's other fields. */
export async function savingVisit(visit: Visit): Promise<SavingVisit> {
  const author = await authorVisit(visit);
  const field = pictureFieldOf(visit.request.url);
  return { ...author, ...(await readPostForm(visit.request, field ? pictureTaker(author, field) : undefined)) };
}

export const pictureTaker = (
  { client, session, hasStates }: AuthorVisit,
  field: PictureField,
): PictureTaker<SentPicture> => ({
  field,
  take: (image) => sendPicture(client, { session, image, isOurs: hasStates }),
});

/** EDITOR and ADMIN may write (docs/behaviour/blog.md#blog-permissions). The API checks the rights again. */
export const mayWrite = (session: StoredSession | null): session is StoredSession =>
  session !== null && hasRole(effectiveRoles(session), Role.EDITOR, Role.ADMIN);

export const isAdmin = (session: StoredSession): boolean => hasRole(effectiveRoles(session), Role.ADMIN);
