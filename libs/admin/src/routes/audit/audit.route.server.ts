import type { LoaderFunctionArgs } from '@remix-run/node';
import { listAuditEntries } from '@starhaven/contracts/admin';
import { requireLiveAnswer } from '@starhaven/session/server';
import { unsharedHeaders } from '@starhaven/ui-kit/server';
import { dataOf, loadForStaff, requirePermission } from '../../lib/staff-visit.server';

export const headers = unsharedHeaders;

const filters = { actor: 20, action: 60, subject: 120, address: 60 } as const;
const days = { from: 'T00:00:00Z', until: 'T23:59:59Z' } as const;

/** What is wrong with the filters, by field; empty if nothing is. */
function faultsOf(query: Record<string, string>, { from = 0, until = Infinity }: Record<string, number>) {
  const faults: Record<string, string> = {};
  if (query['actor'] && !/^\d+$/.test(query['actor'])) faults['actor'] = 'A UID has only digits.';
  if (from > until) faults['until'] = 'This day must not be before the first one.';
  return faults;
}

/** The actions of staff, newest first (docs/behaviour/admin.md#audit-log). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async (visit) => {
    requirePermission(visit, 'audit.read');
    const asked = new URL(visit.request.url).searchParams;
    /** The filters as the form shows them. */
    const query: Record<string, string> = {};
    for (const [name, maxLength] of Object.entries(filters)) {
      const text = (asked.get(name) ?? '').trim().slice(0, maxLength);
      if (text !== '') query[name] = text;
    }
    const times: Record<string, number> = {};
    for (const [name, time] of Object.entries(days)) {
      const day = asked.get(name) ?? '';
      const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day + time) : Number.NaN;
      if (!(moment > 0)) continue;
      query[name] = day;
      times[name] = Math.floor(moment / 1000);
    }
    const faults = faultsOf(query, times);
    if (Object.keys(faults).length > 0) return { entries: [], next: '', query, faults };
    const cursor = asked.get('after') ?? '';
    const answer = await visit.client.call(listAuditEntries, {
      sessionKey: visit.sessionKey,
      query: { ...query, ...times, ...(/^[\w-]{1,100}$/.test(cursor) ? { cursor } : {}) },
    });
    await requireLiveAnswer(visit.context, visit.request, answer);
    return { entries: dataOf(answer), next: answer.ok ? answer.next : '', query, faults };
  });
