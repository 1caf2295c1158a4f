import type { LoaderFunctionArgs } from '@remix-run/node';
import { unsharedHeaders } from '@starhaven/ui-kit/server';
import { loadForStaff } from '../../lib/staff-visit.server';

/** The frame of the dashboard: what this member of staff may see (docs/behaviour/admin.md#access). */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async ({ access }) => ({
    permissions: access?.permissions ?? null,
    isFactorMissing: access?.isFactorMissing ?? false,
  }));

export const headers = unsharedHeaders;
