/** @jest-environment node */
import { siteSettings } from '@starhaven/contracts/admin';
import type { SettingName } from '@starhaven/contracts/admin';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { inTurn } from '@starhaven/upstream/testing';
import { accessTo, ok, refused, staffHost, staffRequest } from '../../../test/staff-host';
import { action, loader } from './settings.route.server';
import { keptTexts, toFields } from './setting-texts';

const stateOf = (name: SettingName, change: object = {}) => ({
  name,
  value: siteSettings[name].fallback as unknown,
  source: 'default' as const,
  variable: '',
  needsRestart: false,
  version: 0,
  ...change,
});
const channels = [{ name: 'Discord', url: 'https://discord.gg/inn' }];
const site = [
  stateOf('siteName', { value: 'Inn', source: 'environment', variable: 'SITE_NAME' }),
  stateOf('contactEmail', { value: 'a@example.org', source: 'database', version: 3 }),
  stateOf('appealAddress'),
  stateOf('communityChannels', { value: channels, source: 'database', version: 2 }),
];
/** The form of the group as the page shows it. */
const shownForm = () =>
  Object.assign(
    { intent: 'save', group: 'site' },
    ...site.map(({ name, value, version }) => ({
      ...toFields(name, value),
      [`version-${name}`]: String(version),
      [`was-${name}`]: keptTexts(toFields(name, value)),
    })),
  ) as Record<string, string>;

async function save(fields: Record<string, string>, answers: CallAnswers = {}) {
  const host = staffHost({
    getAdminAccess: accessTo('settings.read', 'settings.change'),
    listSettings: ok(site),
    changeSettings: ok({ settings: site }),
    ...answers,
  });
  const request = await staffRequest('/admin/settings', { fields });
  const answer = await action({ request, params: {}, context: host.context() });
  if (answer instanceof Response) throw new Error('led elsewhere');
  const sent = host.calls.filter(({ name }) => name === 'changeSettings').map(({ input }) => input);
  return { ...answer.data, status: answer.init?.status, sent };
}

test('only what was changed is sent, with the version that the form showed', async () => {
  const { message, sent } = await save({ ...shownForm(), contactEmail: 'b@example.org' });
  expect(sent).toEqual([{ changes: [{ name: 'contactEmail', value: 'b@example.org', version: 3 }] }]);
  expect(message?.message).toBe('The settings are saved.');
  expect(await save(shownForm())).toMatchObject({ sent: [], message: { message: 'Nothing was changed.' } });
});

test('a field that nobody touched does not undo the change of another tab', async () => {
  const elsewhere = site.map((state) =>
    state.name === 'contactEmail' ? { ...state, value: 'other@example.org', version: 4 } : state,
  );
  const { sent } = await save({ ...shownForm(), appealAddress: 'c@example.org' }, { listSettings: ok(elsewhere) });
  expect(sent).toEqual([{ changes: [{ name: 'appealAddress', value: 'c@example.org', version: 0 }] }]);
});

test('the same setting in two tabs: the answer says what is stored, and nothing typed is lost', async () => {
  const newest = site.map((state) =>
    state.name === 'contactEmail' ? { ...state, value: 'other@example.org' } : state,
  );
  const { status, result } = await save(
    { ...shownForm(), contactEmail: 'mine@example.org' },
    {
      listSettings: inTurn(ok(site), ok(newest)),
      changeSettings: {
        ...refused(-1, 'This has changed since you opened it.'),
        changed: ['contactEmail'],
      },
    },
  );
  expect(status).toBe(409);
  expect(result?.error?.['contactEmail']?.[0]).toContain('Stored now: other@example.org');
  expect(result?.initialValue?.['contactEmail']).toBe('mine@example.org');
});

test('entries are added, changed and removed by their fields; each error is shown at its field', async () => {
  const added = { 'communityChannels-1-name': 'Telegram', 'communityChannels-1-url': 'https://t.me/inn' };
  expect((await save({ ...shownForm(), ...added })).sent).toEqual([
    {
      changes: [
        { name: 'communityChannels', value: [...channels, { name: 'Telegram', url: 'https://t.me/inn' }], version: 2 },
      ],
    },
  ]);
  const removed = { 'communityChannels-0-name': '', 'communityChannels-0-url': '' };
  expect((await save({ ...shownForm(), ...removed })).sent).toEqual([
    { changes: [{ name: 'communityChannels', value: [], version: 2 }] },
  ]);
  // The first entry is empty, so the wrong one is the first of the value and the third in the form.
  const wrong = { ...removed, 'communityChannels-2-name': 'Bad', 'communityChannels-2-url': 'http://x' };
  const { sent, result, status } = await save({ ...shownForm(), ...wrong, contactEmail: 'no address' });
  expect([sent, status]).toEqual([[], 422]);
  expect(result?.error).toEqual({
    contactEmail: ['A mail address, or nothing'],
    'communityChannels-2-url': ['An address that begins with https://'],
  });
  expect(result?.initialValue).toMatchObject({ contactEmail: 'no address', 'communityChannels-2-name': 'Bad' });
});

test('a change that needs a proof asks for it at the field, and sends the proof when it is entered', async () => {
  const staff = stateOf('staffNeedSecondFactor');
  const fields = { intent: 'save', group: 'staff', staffNeedSecondFactor: 'on', password: 'sesame' };
  const kept = { 'was-staffNeedSecondFactor': keptTexts(toFields(staff.name, staff.value)) };
  const { sent, result, proof } = await save(
    { ...fields, ...kept },
    { listSettings: ok([staff]), changeSettings: refused(-303, 'The password is wrong.', 'password') },
  );
  expect(sent).toEqual([{ changes: [{ name: 'staffNeedSecondFactor', value: true, version: 0 }], password: 'sesame' }]);
  expect([proof, result?.error]).toEqual(['password', { password: ['The password is wrong.'] }]);
  expect(JSON.stringify(result)).not.toContain('sesame');
});

test('the session token is in the page data only on request', async () => {
  const host = staffHost({
    getAdminAccess: accessTo('settings.read'),
    listSettings: ok(site),
    listAnnouncements: ok([]),
  });
  const open = async (path: string) =>
    JSON.stringify(await loader({ request: await staffRequest(path), params: {}, context: host.context() }));
  expect(await open('/admin/settings')).not.toContain('the-secret-token');
  expect(await open('/admin/settings?sensitive=on')).toContain('the-secret-token');
  expect(await open('/admin/settings?sensitive=on')).not.toContain('the-key');
});

test('a test of a channel and a comparison of roles show their results', async () => {
  const send = async (fields: Record<string, string>, answers: CallAnswers) => {
    const host = staffHost({ getAdminAccess: accessTo('settings.read', 'settings.change'), ...answers });
    const request = await staffRequest('/admin/settings', { fields });
    const answer = await action({ request, params: {}, context: host.context() });
    if (answer instanceof Response) throw new Error('led elsewhere');
    return { said: answer.data.message, calls: host.calls };
  };
  const tested = { intent: 'test', channel: 'reports' };
  expect(await send(tested, { testAnnouncement: ok(null) })).toMatchObject({
    said: { type: 'ok', message: 'The test was sent. Look at the channel.' },
    calls: [{ name: 'testAnnouncement', input: { channel: 'reports' } }],
  });
  const gone = refused(-1, 'Discord does not know this webhook any more.');
  expect((await send(tested, { testAnnouncement: gone })).said).toMatchObject({ type: 'error', message: gone.message });
  const roles = { intent: 'roles' };
  const report = { given: 1, absent: 2, waiting: 3, fault: '' };
  expect((await send(roles, { syncDiscordRoles: ok(report) })).said).toMatchObject({
    type: 'ok',
    message: '1 sponsor has the role. 2 are not on the Discord server. 3 more will get it within some minutes.',
  });
  const refusal = 'The token of the bot is not valid.';
  expect((await send(roles, { syncDiscordRoles: ok({ ...report, fault: refusal }) })).said).toMatchObject({
    type: 'error',
    message: refusal,
  });
});
