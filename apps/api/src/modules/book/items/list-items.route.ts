import {
  defaultLanguage,
  handbookMaxPage,
  handbookPageSize,
  listItems as listItemsCall,
} from '@starhaven/contracts/handbook';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { CallInput } from '../../../platform/http/calls/register-call';
import { StoredAnswer } from '../../../platform/http/calls/stored-answer';
import type { BookModuleOptions } from '../book-module-options';
import { listItems } from './list-items';
import type { ItemQuery } from './list-items';

/** Bytes of cached answers: a picker's list may have a megabyte. */
const maxKeptBytes = 32 * 1024 * 1024;

/** A longer text is cut off; the search uses its beginning. */
const maxSearchLength = 200;

/** The specification's code for "there are no more" (docs/behaviour/handbook.md#handbook-messages). */
const noMore = { retcode: -1, message: 'No items found' };

function toItemQuery(query: CallInput<typeof listItemsCall>['query']): ItemQuery {
  const { search, page, language = defaultLanguage, game, type, grup: group, extras, stars, weapon, sort } = query;
  const isPicker = search === undefined && page === undefined && game !== undefined && type !== undefined;
  return {
    kind: isPicker ? 'picker' : 'page',
    text: (search ?? '').slice(0, maxSearchLength),
    page: page ?? 1,
    // A request for more than one page gets one page.
    limit: Math.min(query.limit ?? handbookPageSize, handbookPageSize),
    language,
    game,
    type,
    group,
    stars,
    weapon,
    sort,
    hasExtras: extras === 'yes',
  };
}

export function listItemsRoute(app: FastifyInstance, { library, iconUrl }: BookModuleOptions): void {
  const answers = new LRUCache<string, StoredAnswer>({
    maxSize: maxKeptBytes,
    sizeCalculation: (answer, key) => answer.body.length + key.length + 200,
  });
  registerCall(app, listItemsCall, async (input) => {
    const query = toItemQuery(input.query);
    if (query.page > handbookMaxPage) return noMore;
    const catalogue = await library.current();
    const values: unknown[] = Object.values(query);
    const key = JSON.stringify([catalogue.number, catalogue.hasIndex, ...values]);
    const kept = answers.get(key);
    if (kept) return kept;
    const data = listItems({ catalogue, iconUrl }, query);
    const answer = new StoredAnswer(data === null ? noMore : { retcode: 0, message: 'ok', data });
    answers.set(key, answer);
    return answer;
  });
}
