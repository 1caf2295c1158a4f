import {
  defaultLanguage,
  extensions,
  getDataVersion,
  getHandbookSummary,
  getItem,
  handbookMaxPage,
  handbookPageSize,
  listDataVersions,
  listGameVersions,
  listItems,
} from '@starhaven/contracts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Refusal } from '../../platform/http/refusal';
import { registerCall } from '../../platform/http/register-call';
import { StoredAnswer } from '../../platform/http/stored-answer';
import { AnswerCache } from '../content';
import type { ContentVersions } from '../content';
import { getChanges } from './get-changes';
import { getDetails } from './get-details';
import { getSummary } from './get-summary';
import { findDataVersions } from './repository';
import type { ItemLibrary } from './search/item-library';
import { itemExtras } from './search/item-extras';
import { toWire } from './search/to-wire';
import type { IconUrl } from './search/to-wire';
import type { Drizzle } from '../../platform/database/database';

export interface BookModuleOptions {
  db: Drizzle;
  versions: ContentVersions;
  library: ItemLibrary;
  iconUrl: IconUrl;
}

/** Bytes of kept answers: lists for pickers may have a megabyte each. */
const maxKeptBytes = 32 * 1024 * 1024;

/** Code of the spec for "there are no more" (docs/behaviour/handbook.md#handbook-messages). */
const noMore = { retcode: -1, message: 'No items found' };

/** The handbook's items, and the versions of the games' data (docs/behaviour/api.md#book-calls). */
export function registerBookModule(app: FastifyInstance, options: BookModuleOptions): void {
  const { db, versions, library, iconUrl } = options;
  const cache = new AnswerCache(versions, 'handbook');
  const answers = new LRUCache<string, StoredAnswer>({
    maxSize: maxKeptBytes,
    sizeCalculation: (answer, key) => answer.body.length + key.length + 200,
  });
  app.extensions.add(extensions.handbook);
  app.extensions.add(extensions.itemExtras);

  registerCall(app, listItems, async ({ query }) => {
    const { search, page, language = defaultLanguage, game, type, grup } = query;
    const hasExtras = query.extras === 'yes';
    const isPicker = search === undefined && page === undefined && game !== undefined && type !== undefined;
    const number = page ?? 1;
    // Longer pages are not given: who asks for more than a page gets a page.
    const limit = Math.min(query.limit ?? handbookPageSize, handbookPageSize);
    if (number > handbookMaxPage) return noMore;
    const catalogue = await library.current();
    const text = (search ?? '').slice(0, maxSearchLength);
    const key = JSON.stringify([
      catalogue.number,
      catalogue.hasIndex,
      isPicker,
      text,
      number,
      limit,
      language,
      game,
      type,
      grup,
      hasExtras,
    ]);
    const kept = answers.get(key);
    if (kept) return kept;
    const found = isPicker
      ? catalogue.listOf(game, type, grup).map((item) => ({ item, matched: null }))
      : catalogue.hits({ text, language, game, type, offset: (number - 1) * limit, limit });
    const data = found.map(({ item, matched }) => ({
      ...toWire(item, language, iconUrl),
      ...(hasExtras ? itemExtras(item, language, { text, matched }) : {}),
    }));
    const hasAnswer = isPicker || data.length > 0;
    const answer = new StoredAnswer(hasAnswer ? { retcode: 0, message: 'ok', data } : noMore);
    answers.set(key, answer);
    return answer;
  });

  registerCall(app, getItem, async ({ params, query }) => {
    const details = getDetails(
      await library.current(),
      { ...params, id: Number(params.id), group: query.grup },
      query.language,
      iconUrl,
    );
    if (details === null) throw new Refusal(404, 'Item Not Found', { status: 404 });
    return { retcode: 0, message: 'ok', data: details };
  });

  registerCall(app, getHandbookSummary, async () => {
    const catalogue = await library.current();
    return { retcode: 0, message: 'ok', data: await getSummary(db, catalogue) };
  });

  // Of the items that are searched, not of the database, which has those of a new version before they are.
  registerCall(app, listGameVersions, async () => {
    const { versions: newest } = await library.current();
    return newest.map(({ id, commit, game }) => ({ id: String(id), commit, game }));
  });

  registerCall(app, listDataVersions, ({ query }) =>
    cache.get(`history ${knownGame(query.game)}`, async () => ({
      retcode: 0,
      message: 'ok',
      data: await findDataVersions(db, query.game),
    })),
  );

  registerCall(app, getDataVersion, async ({ params, query }) => {
    const id = Number(params.id);
    const changes =
      Number.isSafeInteger(id) && id <= maxVersionId
        ? await getChanges(db, await library.current(), { id, ...query })
        : null;
    if (changes === null) throw new Refusal(404, 'Version Not Found', { status: 404 });
    return { retcode: 0, message: 'ok', data: changes };
  });
}

/** The largest that the database can hold. */
const maxVersionId = 2 ** 31 - 1;

/** Longer texts find what their beginning finds. */
const maxSearchLength = 200;

/** The set of kept answers is finite. */
const knownGame = (game: number) => ([1, 2, 3].includes(game) ? game : 0);
