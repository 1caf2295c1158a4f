import { data, redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { valuesFromSearch } from '@starhaven/game-commands';
import type { PageProblem } from '@starhaven/ui-kit';
import { problemAnswer, unsharedHeaders, unsharedPage } from '@starhaven/ui-kit/server';
import { failureStatus, orElse, orNull, upstreamFor } from '@starhaven/upstream/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { artifactOf, rowOf } from '../../lib/chosen/artifact-of';
import { chosenOf, findInChosen, wantedItems } from '../../lib/chosen/chosen-items';
import { commandHref, valuePrefix } from '../../lib/commands/command-place';
import { pickerKinds } from '../../lib/picker/picker-kinds';
import { readPickerLanguage } from '../../lib/picker/picker-language';
import { readChosenItems } from '../../lib/chosen/read-chosen-items.server';
import { findPickerItems, readPickerList } from '../../lib/picker/read-picker-list.server';
import type { AskedList } from '../../lib/picker/read-picker-list.server';
import type { FoundItems } from '../../lib/picker/search-rows';
import { slotFor } from '../../lib/chosen/slot-for';
import { startFilters } from '../../lib/picker/start-filters';
import { findPicked } from './find-picked.server';
import type { Picked } from './find-picked.server';
import { pickHref, readPickSearch } from './pick-search';
import { toPickView } from './pick-view.server';

const unknown: PageProblem = {
  title: 'There is nothing to choose here',
  message: 'The command or its parameter does not exist, or you may not use it. Open it again from the command list.',
  canRetry: false,
  status: 404,
};

/** A picker as a separate page, for visitors without scripts. With `add` it adds a sub property and redirects. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const fail = (problem: PageProblem) => data({ view: null, problem }, problemAnswer(problem));
  const client = upstreamFor(context, request);
  let title = 'Command Load Error';
  const read = async () => {
    const picked = await findPicked({ client, request, params, context });
    if (picked === null) return fail(unknown);
    title = pickerKinds[picked.param.type].errorTitle;
    return data({ view: await readView(picked, client, request), problem: null }, { headers: { ...unsharedPage } });
  };
  const message = 'The list could not be loaded. Your choice is in the address; nothing is lost.';
  return orElse(read, (error) => fail({ title, message, canRetry: true, status: failureStatus(error) }));
}

export const headers = unsharedHeaders;

async function readView(picked: Picked, client: UpstreamClient, request: Request) {
  const { place, command, param } = picked;
  const type = param.type;
  const { searchParams } = new URL(request.url);
  const language = readPickerLanguage(request);
  const values = valuesFromSearch(command, searchParams, valuePrefix);
  const search = readPickSearch(searchParams, startFilters(type, place.gameId));
  const asked: AskedList = { game: place.gameId, type, language };
  const added = searchParams.get('add');
  const wanted = wantedItems(command, values);
  if (added) wanted.push({ type, ids: [added] });
  const [list, found, chosenItems] = await Promise.all([
    readPickerList(client, asked),
    findOrNot(client, asked, search.query),
    readChosenItems(client, { game: place.gameId, language, wanted }),
  ]);
  if (added) {
    const find = findInChosen(chosenItems);
    const { groups, slots, isMissing } = artifactOf(param, { command, values, find });
    const row = rowOf(type, added.slice(0, 64), { find, groups });
    const before = chosenOf(param, values);
    const slot = slotFor(added.slice(0, 64), { game: place.gameId, row, ...readNumbers(searchParams) });
    const next = { ...values, [param.id]: isMissing || before.length >= slots ? before : [...before, slot] };
    const isFull = before.length + 1 >= slots;
    const target = { place, command, paramId: param.id, values: next };
    throw redirect(isFull ? commandHref(place, command, next) : pickHref(target, { ...search, property: '' }));
  }
  return toPickView({ picked, values, search, list, found, chosenItems });
}

/** The numbers of the form for a sub property; a value that is not a number of at least 1 counts as missing. */
function readNumbers(search: URLSearchParams): { count?: number; step?: number } {
  const read = (name: string) => {
    const text = search.get(name) ?? '';
    return /^[1-9]\d{0,5}$/.test(text) ? { [name]: Number(text) } : {};
  };
  return { ...read('count'), ...read('step') };
}

/** The index only adds to the results of the name search, so the page works without its answer. */
const findOrNot = (client: UpstreamClient, asked: AskedList, query: string): Promise<FoundItems | null> =>
  orNull(() => findPickerItems(client, asked, query));
