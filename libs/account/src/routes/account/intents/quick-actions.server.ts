import { redirect } from '@remix-run/node';
import { getPointsLink } from '@starhaven/contracts/account';
import { Role, effectiveRoles, hasRole } from '@starhaven/session';
import { requireSession } from '@starhaven/session/server';
import { formIntent } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import type { AccountVisit } from '../../../lib/account-visit.server';
import { settle } from '../../../lib/settle.server';
import type { AccountNews } from '../account-reply';

/** Leads to the host's page where points are earned (docs/behaviour/account.md#points). */
export const earnPointsIntent = formIntent(v.object({}), async (visit: AccountVisit) => {
  const result = await visit.client.call(getPointsLink, {
    sessionKey: visit.sessionKey,
    query: { action: 'get' },
  });
  if (result.ok) return redirect(result.data.link, { headers: { 'Referrer-Policy': 'no-referrer' } });
  return settle<AccountNews>(visit, result, {
    success: null,
    refusal: { title: 'Error', message: 'There is no way to earn points at the moment.' },
  });
});

/** The session key of an admin, who asked for it; nobody else gets one. */
export const showTokenIntent = formIntent(v.object({}), async (visit: AccountVisit) => {
  const session = await requireSession(visit.context, visit.request);
  if (hasRole(effectiveRoles(session), Role.ADMIN)) return { more: { token: session.sessionKey } };
  return { message: { type: 'error', title: 'Error', message: 'Only for admins.' }, status: 422 };
});
