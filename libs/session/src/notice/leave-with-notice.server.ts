import { redirect } from '@remix-run/node';
import type { Notice } from './notice-cookie.server';
import { leaveNotice } from './notice-cookie.server';

/** Leads from a sent form to `to`, a path of this site, which shows the notice. A reload there sends nothing again. */
export const leaveWithNotice = (to: string, notice: Notice): Response =>
  redirect(to, { status: 303, headers: { 'Cache-Control': 'private, no-store', 'Set-Cookie': leaveNotice(notice) } });
