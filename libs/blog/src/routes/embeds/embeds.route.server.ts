import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Embed } from '@starhaven/prose';
import { findEmbeds } from '@starhaven/prose/server';
import { unsharedPage } from '@starhaven/ui-kit/server';
import { authorVisit, mayWrite } from '../../lib/author-visit.server';

const maxLength = 60;

/** The search of the embed picker in the form; only for members who may write. */
export async function loader(args: LoaderFunctionArgs) {
  const { client, session } = await authorVisit(args);
  const words = (new URL(args.request.url).searchParams.get('q') ?? '').trim().slice(0, maxLength);
  const none: { embeds: Embed[] } = { embeds: [] };
  if (!mayWrite(session)) return Response.json(none, { status: 403, headers: unsharedPage });
  return Response.json(words.length < 2 ? none : { embeds: await findEmbeds(client, words) }, {
    headers: unsharedPage,
  });
}
