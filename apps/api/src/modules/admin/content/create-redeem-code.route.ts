import { createRedeemCode as createRedeemCodeCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { runRedeemCommand } from '../../players';
import type { AdminContext } from '../admin-context';
import { asRefusal } from '../guard/as-refusal';
import { runStaffAction } from '../http/run-staff-action';

/** As the dashboard lists it: `100 × 201`, with the kind before the number where a game has kinds. */
const itemWords = ({ type, id, amount }: { type: number; id: number; amount: number }) =>
  `${amount} × ${type > 0 ? `${type}:` : ''}${id}`;

export function createRedeemCodeRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, createRedeemCodeCall, async ({ body, request }) => {
    const { title, game, server, items, code, maxUses, expiresAt } = body;
    const data = await runStaffAction(
      context,
      { request, permission: 'codes', action: 'code.made', details: { title, items: items.map(itemWords).join(', ') } },
      async (tx) => {
        const { lines } = await asRefusal(() =>
          runRedeemCommand(tx, {
            action: 'add',
            title,
            items: items.map(({ type, id, amount }) => `${type}:${id}:${amount}`),
            ...(game ? { game } : {}),
            ...(server ? { server } : {}),
            ...(code ? { code } : {}),
            ...(maxUses > 0 ? { uses: String(maxUses) } : {}),
            ...(expiresAt > 0 ? { expires: new Date(expiresAt * 1000).toISOString().replace(/\.\d+Z$/, 'Z') } : {}),
          }),
        );
        return { code: /^Code (\S+) is added/.exec(lines[0] ?? '')?.[1] ?? '' };
      },
    );
    return { retcode: 0, message: 'ok', data };
  });
}
