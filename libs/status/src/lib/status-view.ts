import type { ChartRange } from './charts/chart-range';
import { chartDefaultRange, isChartRange } from './charts/chart-range';
import type { SortDirection, SortKey } from './servers/sort-servers';
import { sortKeys } from './servers/sort-servers';

/** The visitor's settings for the page. They are part of its address, so that it can be shared and needs no JavaScript. */
export interface StatusView {
  layout: 'table' | 'cards';
  showsDisabled: boolean;
  sort: SortKey;
  direction: SortDirection;
  range: ChartRange;
  /** All servers in the uptime section, not only the first. */
  showsAllUptimes: boolean;
  /** Shows the statistics as a table that is part of the page, for browsers without scripts. */
  showsStatistics: boolean;
}

/** Table, disabled servers shown, by id (docs/behaviour/status.md#server-list), one day (docs/behaviour/status.md#chart-numbers). */
export const defaultView: StatusView = {
  layout: 'table',
  showsDisabled: true,
  sort: 'id',
  direction: 'asc',
  range: chartDefaultRange,
  showsAllUptimes: false,
  showsStatistics: false,
};

/** Reads `?view=cards&disabled=hide&sort=players&dir=desc&range=6h&uptime=all&statistics=table`; any other value means the default. */
export function readStatusView(search: URLSearchParams): StatusView {
  const sort = search.get('sort');
  const range = search.get('range') ?? '';
  return {
    layout: search.get('view') === 'cards' ? 'cards' : 'table',
    showsDisabled: search.get('disabled') !== 'hide',
    sort: sortKeys.find((key) => key === sort) ?? defaultView.sort,
    direction: search.get('dir') === 'desc' ? 'desc' : 'asc',
    range: isChartRange(range) ? range : defaultView.range,
    showsAllUptimes: search.get('uptime') === 'all',
    showsStatistics: search.get('statistics') === 'table',
  };
}

/** The address of a view. Default values are left out, so that equal views have equal addresses. */
export function statusViewPath(view: StatusView): string {
  const search = new URLSearchParams();
  if (view.layout === 'cards') search.set('view', 'cards');
  if (!view.showsDisabled) search.set('disabled', 'hide');
  if (view.sort !== defaultView.sort) search.set('sort', view.sort);
  if (view.direction === 'desc') search.set('dir', 'desc');
  if (view.range !== defaultView.range) search.set('range', view.range);
  if (view.showsAllUptimes) search.set('uptime', 'all');
  if (view.showsStatistics) search.set('statistics', 'table');
  const query = search.toString();
  return query ? `/status?${query}` : '/status';
}

/** The view after a click on a column's heading: ascending first, then reversed (docs/behaviour/status.md#table). */
export function sortedBy(view: StatusView, key: SortKey): StatusView {
  const isAgain = view.sort === key && view.direction === 'asc';
  return { ...view, sort: key, direction: isAgain ? 'desc' : 'asc' };
}
