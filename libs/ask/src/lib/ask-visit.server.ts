import type { AppLoadContext } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import type { StoredSession } from '@starhaven/contracts/session';
import { readSession } from '@starhaven/session/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { upstreamFor } from '@starhaven/upstream/server';

export interface Visit {
  request: Request;
  context: AppLoadContext;
}

/** A request to a page that needs a member. */
export interface AskVisit extends Visit {
  client: UpstreamClient;
  /** null: there is none, or it has ended. The page keeps the typed text. */
  session: StoredSession | null;
  /** Whether the host accepts questions, answers and votes. */
  takesTexts: boolean;
}

export const takesTexts = (client: UpstreamClient): boolean => client.hasExtension(extensions.ask);

export async function askVisit({ request, context }: Visit): Promise<AskVisit> {
  const client = upstreamFor(context, request);
  const session = await readSession(context, request);
  return { request, context, client, session, takesTexts: takesTexts(client) };
}
