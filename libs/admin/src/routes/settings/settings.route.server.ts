import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  announcementChannels,
  changeSettings,
  isSecretSetting,
  listAnnouncements,
  listSettings,
  settingNames,
  siteSettings,
  syncDiscordRoles,
  testAnnouncement,
} from '@starhaven/contracts/admin';
import type { DiscordRoleReport, SettingName, SettingState } from '@starhaven/contracts/admin';
import { requireLiveAnswer, readSession } from '@starhaven/session/server';
import { formAction, unsharedHeaders } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import { proofFields, proofOf, proofSecrets } from '../../lib/proof.form';
import { staffReplyDefaults, settleStaff, staffFailure } from '../../lib/settle-staff.server';
import type { StaffReplyFields } from '../../lib/settle-staff.server';
import { requireOurStaffForForm, staffIntent } from '../../lib/staff-form.server';
import type { FormVisit } from '../../lib/staff-form.server';
import { dataOf, loadForStaff } from '../../lib/staff-visit.server';
import type { StaffVisit } from '../../lib/staff-visit.server';
import type { settingGroups } from './setting-fields';
import { describeSetting, fieldAt, fromFields, isTouched, toFields } from './setting-texts';

export const headers = unsharedHeaders;

/** A setting as its form shows it. */
export interface ShownSetting {
  name: SettingName;
  title: string;
  group: keyof typeof settingGroups;
  /** The texts of its fields, by field name. */
  fields: Record<string, string>;
  /** If the form is refused, the typed value is not sent back. */
  isSecret: boolean;
  source: SettingState['source'];
  variable: string;
  needsRestart: boolean;
  version: number;
}

const toShown = ({ name, value, ...state }: SettingState): ShownSetting => {
  const { title, group } = siteSettings[name];
  return { name, title, group, fields: toFields(name, value), isSecret: isSecretSetting(name), ...state };
};

/** The session of the specification's settings tab, and the settings of the site. The token is sent only on request. */
export const loader = (args: LoaderFunctionArgs) =>
  loadForStaff(args, async (visit) => {
    const showsSecrets = new URL(visit.request.url).searchParams.get('sensitive') === 'on';
    const session = await readSession(visit.context, visit.request);
    const own = {
      showsSecrets,
      token: showsSecrets ? (session?.token ?? '') : null,
      siteUrl: new URL(visit.request.url).origin,
    };
    const { access, client, sessionKey } = visit;
    if (!access?.permissions.includes('settings.read'))
      return { ...own, settings: null, announcements: [], mayChange: false, proofs: [] };
    const answer = await client.call(listSettings, { sessionKey });
    await requireLiveAnswer(visit.context, visit.request, answer);
    return {
      ...own,
      settings: dataOf(answer).map(toShown),
      announcements: dataOf(await client.call(listAnnouncements, { sessionKey })),
      mayChange: access.permissions.includes('settings.change'),
      proofs: access.proofs,
    };
  });

/** The fields of a form of settings have the settings' names, so only the group is checked here. */
const SaveSchema = v.looseObject({
  ...proofFields,
  group: v.picklist(['site', 'home', 'content', 'staff', 'ads', 'sponsor', 'discord']),
});

const save = staffIntent(
  SaveSchema,
  async (visit: StaffVisit, { group, password, code }, form) => {
    const { client, sessionKey } = visit;
    const current = dataOf(await client.call(listSettings, { sessionKey }));
    const read = (field: string) => {
      const text = form.fields.get(field);
      return typeof text === 'string' ? text : '';
    };
    const errors: Record<string, string[]> = {};
    const changes = current
      .filter(({ name, source }) => siteSettings[name].group === group && source !== 'environment')
      .flatMap(({ name }) => {
        // Unchanged settings are not sent, because another tab may have changed them.
        if (!isTouched(name, read)) return [];
        const parsed = v.safeParse<v.GenericSchema>(siteSettings[name].schema, fromFields(name, read));
        if (!parsed.success) {
          for (const issue of parsed.issues) {
            const path = (issue.path ?? []).map((step: { key: unknown }) => step.key);
            errors[fieldAt(name, read, path)] ??= [issue.message];
          }
          return [];
        }
        return [{ name, value: parsed.output, version: Number(read(`version-${name}`)) || 0 }];
      });
    if (Object.keys(errors).length > 0) return { result: form.result({ fields: errors }), status: 422 };
    if (changes.length === 0) return { message: { type: 'info', title: 'Settings', message: 'Nothing was changed.' } };
    const result = await client.call(changeSettings, { sessionKey, body: { changes, ...proofOf({ password, code }) } });
    const answer = await settleStaff<StaffReplyFields>(visit, result, { success: 'The settings are saved.', form });
    if (result.ok) return answer;
    const conflicts = result.changed ?? [];
    if (conflicts.length === 0) return answer;
    const newest = dataOf(await client.call(listSettings, { sessionKey }));
    const told = Object.fromEntries(
      newest
        .filter(({ name }) => conflicts.some((changed) => changed === name))
        .map(({ name, value }) => [
          name,
          [
            `This has changed since you opened it. Stored now: ${describeSetting(name, value)}. Save again to replace it.`,
          ],
        ]),
    );
    return { ...answer, result: form.result({ fields: told }), status: 409 };
  },
  { secrets: [...proofSecrets, ...settingNames.filter(isSecretSetting)] },
);

/** `3 sponsors have the role. 1 is not on the Discord server.` */
function sayRoles({ given, absent, waiting }: DiscordRoleReport): string {
  return [
    given === 1 ? '1 sponsor has the role.' : `${given} sponsors have the role.`,
    absent === 0 ? '' : `${absent} ${absent === 1 ? 'is' : 'are'} not on the Discord server.`,
    waiting === 0 ? '' : `${waiting} more will get it within some minutes.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const test = staffIntent(
  v.object({ channel: v.picklist(announcementChannels) }),
  async (visit: StaffVisit, { channel }, form) => {
    const result = await visit.client.call(testAnnouncement, { sessionKey: visit.sessionKey, body: { channel } });
    return settleStaff<StaffReplyFields>(visit, result, { success: 'The test was sent. Look at the channel.', form });
  },
);

const roles = staffIntent(v.object({}), async (visit: StaffVisit, _, form) => {
  const result = await visit.client.call(syncDiscordRoles, { sessionKey: visit.sessionKey, body: {} });
  if (!result.ok) return settleStaff<StaffReplyFields>(visit, result, { success: '', form });
  const unknown = { given: 0, absent: 0, waiting: 0, fault: 'The host did not say what it did.' };
  const report = result.data ?? unknown;
  if (report.fault !== '') return { message: { type: 'error', title: 'Error', message: report.fault } };
  return settleStaff<StaffReplyFields>(visit, result, { success: sayRoles(report), form });
});

const runForm = formAction<FormVisit, 'save' | 'test' | 'roles', StaffReplyFields>({
  intents: { save, test, roles },
  more: staffReplyDefaults,
  onFailure: (error) => staffFailure(error),
});

export async function action(args: ActionFunctionArgs) {
  const visit = await requireOurStaffForForm(args);
  return runForm(args.request, visit);
}
