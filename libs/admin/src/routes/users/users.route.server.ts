import type { LoaderFunctionArgs } from '@remix-run/node';
import { listUsers } from '@starhaven/contracts/admin';
import { requireLiveAnswer } from '@starhaven/session/server';
import { unsharedHeaders } from '@starhaven/ui-kit/server';
import { dataOf, loadForStaff, requirePermission } from '../../lib/staff-visit.server';

export const headers = unsharedHeaders;

/** Accounts, newest first; null: the host has no such list (docs/behaviour/admin.md#users). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async (visit) => {
    if (visit.access === null) return { users: null, next: '', search: '', role: '' };
    requirePermission(visit, 'users.read');
    const asked = new URL(visit.request.url).searchParams;
    const search = (asked.get('search') ?? '').trim().slice(0, 100);
    const role = /^[1-7]$/.test(asked.get('role') ?? '') ? (asked.get('role') ?? '') : '';
    const cursor = /^[\w-]{1,100}$/.test(asked.get('after') ?? '') ? (asked.get('after') ?? '') : '';
    const answer = await visit.client.call(listUsers, {
      sessionKey: visit.sessionKey,
      query: {
        ...(search === '' ? {} : { search }),
        ...(role === '' ? {} : { role: Number(role) }),
        ...(cursor === '' ? {} : { cursor }),
      },
    });
    await requireLiveAnswer(visit.context, visit.request, answer);
    return { users: dataOf(answer), next: answer.ok ? answer.next : '', search, role };
  });
