import type { SimilarText } from '@starhaven/contracts/ask';
import { suggestTexts } from '@starhaven/contracts/ask';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { orNull } from '@starhaven/upstream/server';
import { takesTexts } from '../ask-visit.server';

const minLength = 3;

/** Questions, posts and common questions that may contain the answer; none if the host cannot search them. */
export async function findSimilar(client: UpstreamClient, given: string): Promise<SimilarText[]> {
  const title = [...given.trim()].slice(0, 200).join('');
  if (title.length < minLength || !takesTexts(client)) return [];
  // If the suggestions fail, the visitor can still ask.
  const answer = await orNull(() => client.call(suggestTexts, { query: { title } }));
  return answer?.ok ? [...answer.data] : [];
}
