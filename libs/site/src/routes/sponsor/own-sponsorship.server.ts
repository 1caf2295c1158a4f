import type { LoaderFunctionArgs } from '@remix-run/node';
import { getSponsorship, listSponsors } from '@starhaven/contracts/donations';
import { extensions } from '@starhaven/contracts/protocol';
import { readSession } from '@starhaven/session/server';
import { isUpstreamError, upstreamFor } from '@starhaven/upstream/server';

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>;

const failed = (error: unknown) => {
  // Only this part of the page is then missing; the ways to donate are still shown.
  if (isUpstreamError(error)) return null;
  throw error;
};

/** The code and the donations of the visitor. null: the host has no codes, or does not answer now. */
export async function readOwnSponsorship({ context, request }: Args) {
  const client = upstreamFor(context, request);
  if (!client.hasExtension(extensions.donations)) return null;
  const session = await readSession(context, request);
  const guest = { isMember: false, own: null };
  if (session === null) return guest;
  const answer = await client.call(getSponsorship, { sessionKey: session.sessionKey }).catch(failed);
  if (answer === null) return null;
  // If the session has ended in the meantime, the form leads to the login.
  return answer.ok ? { isMember: true, own: answer.data } : guest;
}

/** Names of sponsors who agreed to be thanked. */
export async function readSponsors({ context, request }: Args): Promise<string[]> {
  const client = upstreamFor(context, request);
  if (!client.hasExtension(extensions.donations)) return [];
  const answer = await client.call(listSponsors, {}).catch(failed);
  return answer?.ok ? (answer.data.names ?? []) : [];
}
