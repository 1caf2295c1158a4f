import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { problemAnswer, sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { takesTexts } from '../../lib/ask-visit.server';
import { readAsked } from '../../lib/list/asked-list';
import { placeNames, readPlace } from '../../together/ask/place';
import { readQuestions } from '../../lib/list/read-questions.server';
import { readTitle } from '../../lib/question/read-title';

/** `/ask`: a page of the list, and the form with values from the page's address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const client = upstreamFor(context, request);
  const asked = readAsked(searchParams);
  const read = await readQuestions(client, asked);
  const page = {
    ...read,
    asked,
    takesTexts: takesTexts(client),
    canFollow: client.hasExtension(extensions.notifications),
    title: readTitle(searchParams),
    place: readPlace(searchParams),
    now: Math.floor(Date.now() / 1000),
  };
  if (read.problem) return data(page, problemAnswer(read.problem));
  // Before the host has sent its extensions, the page may be incomplete.
  return data(page, client.knowsExtensions ? {} : { headers: { ...unsharedPage } });
}

export const headers = sharedPage({
  query: ['q', 'sort', 'tag', 'page', 'after'],
  unsharedNames: ['title', ...placeNames],
});
