import type { LoaderFunctionArgs } from '@remix-run/node';
import { askVisit } from '../../lib/ask-visit.server';
import { findSimilar } from '../../lib/question/find-similar.server';

/** Texts that are similar to the title that is being typed (docs/behaviour/ask.md#similar-texts). */
export async function loader(args: LoaderFunctionArgs) {
  const { client } = await askVisit(args);
  const title = new URL(args.request.url).searchParams.get('title') ?? '';
  return Response.json(
    { similar: await findSimilar(client, title) },
    { headers: { 'Cache-Control': 'private, max-age=30' } },
  );
}
