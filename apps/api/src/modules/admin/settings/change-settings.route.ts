import { changeSettings as changeSettingsCall, isSecretSetting } from '@starhaven/contracts/admin';
import type { SettingName } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { DomainError } from '../../../platform/errors/domain-error';
import { findSecondFactors } from '../../account';
import { changeSettings } from '../../settings';
import type { AdminContext } from '../admin-context';
import { toWords } from '../guard/words';
import { runStaffAction } from '../http/run-staff-action';

/** The new value for the audit log; of a secret only whether there is one. */
const describe = ({ name, value }: { name: SettingName; value?: unknown }): string => {
  if (isSecretSetting(name)) return value === '' ? 'removed' : 'changed';
  return toWords(value);
};

export function changeSettingsRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, changeSettingsCall, async ({ body, request }) => {
    const { changes } = body;
    const names = changes.map(({ name }) => name);
    const factorRule = changes.find(({ name }) => name === 'staffNeedSecondFactor');
    const settings = await runStaffAction(
      context,
      {
        ...{
          request,
          permission: 'settings.change',
          action: 'settings.changed',
          subject: `setting:${names.join(',')}`,
        },
        details: Object.fromEntries(changes.map((change) => [change.name, describe(change)])),
        ...(factorRule ? { proof: body } : {}),
      },
      async (tx, { account }) => {
        if (new Set(names).size < names.length)
          throw new DomainError('invalid-argument', 'A setting is named twice.', { field: names[0] });
        if (factorRule?.value === true && (await findSecondFactors(tx, account.id)).length === 0)
          throw new DomainError('failed-precondition', 'Set up a second factor of your own first.');
        await changeSettings(tx, context.settings, changes);
        return context.settings.list(tx);
      },
    );
    const changed = settings.filter(({ name }) => names.includes(name));
    return { retcode: 0, message: 'ok', data: { settings: changed } };
  });
}
