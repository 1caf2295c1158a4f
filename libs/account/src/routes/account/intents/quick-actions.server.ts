import { checkIn, getPointsLink } from '@starhaven/contracts/account';
import { Role, effectiveRoles, hasRole } from '@starhaven/session';
import { requireSession } from '@starhaven/session/server';
import { formIntent } from '@starhaven/ui-kit/server';
import { isDeclined } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { settle } from '../../../lib/visit/settle.server';
import type { AccountReplyFields } from '../account-reply';

/**
 * The host's page where points are earned (docs/behaviour/account.md#points). It is shown as a link, because browsers refuse a form that
 * redirects to another host (docs/security.md#forms-and-redirects).
 */
export const earnPointsIntent = formIntent(v.object({}), async (visit: AccountVisit) => {
  const result = await visit.client.call(getPointsLink, {
    sessionKey: visit.sessionKey,
    query: { action: 'get' },
  });
  return settle<AccountReplyFields>(visit, result, {
    success: null,
    refusal: { title: 'Error', message: 'There is no way to earn points at the moment.' },
    more: { pointsLink: result.ok ? result.data.link : null },
  });
});

/** Earns the daily points (docs/behaviour/account.md#daily-check-in). */
export const checkInIntent = formIntent(v.object({}), async (visit: AccountVisit) => {
  const result = await visit.client.call(checkIn, { sessionKey: visit.sessionKey });
  if (isDeclined(result)) {
    // -1 without a text means this (`checkIn`); a host may refuse for another reason.
    const message = (!result.ok && result.message) || 'You have checked in today. Come back tomorrow.';
    return { message: { type: 'info', title: 'Daily check-in', message } };
  }
  return settle<AccountReplyFields>(visit, result, {
    success: { title: 'Checked in', message: result.ok ? `You earned ${result.data.earned} points.` : '' },
    refusal: { title: 'Error' },
  });
});

/** The session key, only for an admin who asks for it. */
export const showTokenIntent = formIntent(v.object({}), async (visit: AccountVisit) => {
  const session = await requireSession(visit.context, visit.request);
  if (hasRole(effectiveRoles(session), Role.ADMIN)) return { more: { token: session.sessionKey } };
  return { message: { type: 'error', title: 'Error', message: 'Only for admins.' }, status: 422 };
});
