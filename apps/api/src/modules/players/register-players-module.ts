import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import { claimCharacterRoute } from './proofs/claim-character.route';
import { findOnServerRoute } from './search/find-on-server.route';
import { proveCharacterRoute } from './proofs/prove-character.route';
import { releaseCharacterRoute } from './characters/release-character.route';
import { listDeliveriesRoute } from './deliveries/list-deliveries.route';
import type { Players } from './players';
import { checkInRoute } from './points/check-in.route';
import { getPointsLinkRoute } from './points/get-points-link.route';
import { listPointsRoute } from './points/list-points.route';
import { redeemCodeRoute } from './redeem/redeem-code.route';

/** Characters, rewards and points of accounts over HTTP. Rewards are sent as long as the app is ready. */
export function registerPlayersModule(app: FastifyInstance, players: Players): void {
  app.extensions.add(extensions.characters).add(extensions.deliveries).add(extensions.checkIn);
  const routes = [
    ...[findOnServerRoute, claimCharacterRoute, proveCharacterRoute, releaseCharacterRoute],
    ...[redeemCodeRoute, listDeliveriesRoute],
    ...[getPointsLinkRoute, checkInRoute, listPointsRoute],
  ];
  for (const route of routes) route(app, players.context);
  app.addHook('onReady', async () => players.start());
  app.addHook('preClose', () => players.stop());
}
