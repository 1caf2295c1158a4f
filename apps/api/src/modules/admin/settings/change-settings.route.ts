import { changeSettings as changeSettingsCall, isSecretSetting } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { SettingChange } from '../../settings';
import type { AdminContext } from '../admin-context';
import { toWords } from '../guard/words';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';
import { changeSettings, findFactorRule } from './change-settings';

/** The new value for the audit log; of a secret only whether there is one. */
const describe = ({ name, value }: SettingChange): string => {
  if (isSecretSetting(name)) return value === '' ? 'removed' : 'changed';
  return toWords(value);
};

export function changeSettingsRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, changeSettingsCall, async ({ body, request }) => {
    const { changes } = body;
    const subject = `setting:${changes.map(({ name }) => name).join(',')}`;
    const staff = await findStaff(context, request);
    const settings = await runStaffAction(
      context,
      {
        ...{ staff, permission: 'settings.change', action: 'settings.changed', subject },
        details: Object.fromEntries(changes.map((change) => [change.name, describe(change)])),
        ...(findFactorRule(changes) ? { proof: body } : {}),
      },
      (tx) => changeSettings(tx, context.settings, { accountId: staff.account.id, changes }),
    );
    context.settings.forget();
    return { retcode: 0, message: 'ok', data: { settings } };
  });
}
