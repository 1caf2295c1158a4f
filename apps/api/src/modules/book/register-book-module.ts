import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import type { BookModuleOptions } from './book-module-options';
import { getItemRoute } from './items/get-item.route';
import { listItemsRoute } from './items/list-items.route';
import { getHandbookSummaryRoute } from './summary/get-handbook-summary.route';
import { getDataVersionRoute } from './versions/get-data-version.route';
import { listDataVersionsRoute } from './versions/list-data-versions.route';
import { listGameVersionsRoute } from './versions/list-game-versions.route';

/** The handbook's items, and the versions of the games' data (docs/behaviour/api.md#book-calls). */
export function registerBookModule(app: FastifyInstance, options: BookModuleOptions): void {
  app.extensions.add(extensions.handbook);
  app.extensions.add(extensions.itemExtras);
  app.extensions.add(extensions.itemFilters);
  const routes = [
    ...[listItemsRoute, getItemRoute, getHandbookSummaryRoute],
    ...[listGameVersionsRoute, listDataVersionsRoute, getDataVersionRoute],
  ];
  for (const route of routes) route(app, options);
}
