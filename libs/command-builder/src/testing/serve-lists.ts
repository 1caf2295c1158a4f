import type { ItemParamType } from '@starhaven/game-commands';
import type { PickerRow } from '../lib/picker-rows/picker-row';
import type { FoundItems } from '../lib/picker/search-rows';

interface Served {
  lists?: Partial<Record<ItemParamType, readonly PickerRow[]>>;
  found?: FoundItems | null;
}

/** Answers the requests for lists instead of the web server; a list that is not given fails. Returns the requested addresses. */
export function serveLists({ lists = {}, found = null }: Served): string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = new URL(String(input), 'http://site.test');
    asked.push(url.pathname + url.search);
    if (url.searchParams.has('q')) return Promise.resolve(Response.json({ found }));
    const rows = lists[url.searchParams.get('type') as ItemParamType];
    const answer = rows ? Response.json({ lang: 'en', rows }) : Response.json({ problem: 'away' }, { status: 502 });
    return Promise.resolve(answer);
  });
  return asked;
}

/** jsdom has no layout, so lists get the height of a phone; the rows on its screen are then rendered. */
export function giveHeights(px = 600): void {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(px);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
}
