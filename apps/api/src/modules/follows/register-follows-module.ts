import type { FastifyInstance } from 'fastify';
import { followStatusRoute } from './follow-status.route';
import type { FollowsContext } from './follows-context';
import { listFollowedStatusRoute } from './list-followed-status.route';

/** The calls about followed game servers and incidents (docs/behaviour/notifications.md#followed-servers-and-incidents). */
export function registerFollowsModule(app: FastifyInstance, context: FollowsContext): void {
  for (const route of [listFollowedStatusRoute, followStatusRoute]) route(app, context);
}
