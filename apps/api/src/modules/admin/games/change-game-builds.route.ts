import { changeGameBuilds as changeGameBuildsCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { changeGameBuilds } from '../../games';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';

/** The document as JSON inside JSON, in bytes. */
const maxBodyBytes = 1024 * 1024;

export function changeGameBuildsRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(
    app,
    changeGameBuildsCall,
    async ({ body: { note, ...change }, request }) => {
      const staff = await findStaff(context, request);
      await runStaffAction(
        context,
        {
          ...{ staff, permission: 'content', action: 'downloads.changed', subject: `game:${change.game}` },
          details: note === '' ? {} : { note },
        },
        (tx) => changeGameBuilds(tx, change),
      );
      return { retcode: 0, message: 'ok' };
    },
    { maxBodyBytes, admit: (request) => findStaff(context, request) },
  );
}
