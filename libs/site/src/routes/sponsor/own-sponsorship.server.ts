import type { LoaderFunctionArgs } from '@remix-run/node';
import { getSponsorship, listSponsors } from '@starhaven/contracts/donations';
import { extensions } from '@starhaven/contracts/protocol';
import { readSession } from '@starhaven/session/server';
import { orNull, upstreamFor } from '@starhaven/upstream/server';

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/** The code and the donations of the visitor. null: the host has no codes, or does not answer now; the ways to donate are still shown. */
export async function readOwnSponsorship({ context, request }: Args) {
  const client = upstreamFor(context, request);
  if (!client.hasExtension(extensions.donations)) return null;
  const session = await readSession(context, request);
  const guest = { isMember: false, own: null };
  if (session === null) return guest;
  const { sessionKey } = session;
  const answer = await orNull(() => client.call(getSponsorship, { sessionKey }));
  if (answer === null) return null;
  // If the session has ended in the meantime, the form leads to the login.
  return answer.ok ? { isMember: true, own: answer.data } : guest;
}

/** Names of sponsors who agreed to be thanked. */
export async function readSponsors({ context, request }: Args): Promise<string[]> {
  const client = upstreamFor(context, request);
  if (!client.hasExtension(extensions.donations)) return [];
  const answer = await orNull(() => client.call(listSponsors, {}));
  return answer?.ok ? (answer.data.names ?? []) : [];
}
