import { createRedeemCode as createRedeemCodeCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { fromUnixSeconds } from '../../../platform/time/from-unix-seconds';
import { gameIds } from '../../fleet';
import { addRedeemCode } from '../../players';
import type { AdminContext } from '../admin-context';
import { refuseMissing } from '../http/refuse-missing';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';

/** In the form of the dashboard: `100 × 201`; in games with kinds of items, the kind comes before the id. */
const itemWords = ({ type, id, amount }: { type: number; id: number; amount: number }) =>
  `${amount} × ${type > 0 ? `${type}:` : ''}${id}`;

export function createRedeemCodeRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(
    app,
    createRedeemCodeCall,
    async ({ body, request }) => {
      const { title, game, server, items, code, maxUses, expiresAt } = body;
      const staff = await findStaff(context, request);
      const made = await runStaffAction(
        context,
        {
          ...{ staff, permission: 'codes', action: 'code.made' },
          details: { title, items: items.map(itemWords).join(', ') },
        },
        (tx) =>
          addRedeemCode(tx, {
            ...{ title, items, game: game && gameIds[game] },
            server: server || undefined,
            code: code || undefined,
            maxUses: maxUses || undefined,
            expiresAt: fromUnixSeconds(expiresAt) ?? undefined,
          }),
      );
      return { retcode: 0, message: 'ok', data: { code: made } };
    },
    { errorAnswers: refuseMissing },
  );
}
