import {
  addFleetServer,
  changeFleetServer,
  createRedeemCode,
  disableRedeemCode,
  listAuditEntries,
  listFleetServers,
  openIncident,
  planWork,
  removeFleetServer,
  renewServerKey,
} from '@starhaven/contracts/admin';
import type { AdminServer, AuditEntry } from '@starhaven/contracts/admin';
import { Role } from '@starhaven/contracts/session';
import { password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { staffClient } from '../support/clients/staff';
import type { Member } from '../support/clients/staff';
import { useTestApi } from '../support/test-api';

const calls = {
  addFleetServer,
  changeFleetServer,
  renewServerKey,
  removeFleetServer,
  openIncident,
  planWork,
  createRedeemCode,
  disableRedeemCode,
};

const game = 'genshin-impact';
const unseen = 'Turned \u202e around';
const oneLine = 'one line of text without invisible characters.';
const code = { title: 'Welcome', items: [{ id: 201, amount: 1, type: 0 }], maxUses: 0, expiresAt: 0 };
const work = { title: 'Move', text: 'A new disk.', start: 3e9, end: 3e9 + 60 };

describeOnEachEngine('servers and codes in the dashboard', (open) => {
  let admin: Member;
  const api = useTestApi(open);
  const staff = staffClient(api);
  beforeAll(async () => {
    admin = await staff.member(Role.ADMIN);
    await staff.call(addFleetServer, admin.key, { name: 'Taken', game });
    await staff.call(createRedeemCode, admin.key, { ...code, game, code: 'TAKEN' });
    await api.database.query(`insert into game_server (slug, name, game, privacy, is_demo, connection) values
      ('shown', 'Shown', 1, 1, true, 'agent'), ('asked', 'Asked', 1, 1, false, 'engine')`);
  });
  const newest = async () => (await staff.call<AuditEntry[]>(listAuditEntries, admin.key)).data[0];

  test('a server is changed and removed, with entries of the audit log', async () => {
    await staff.call(addFleetServer, admin.key, { name: 'Teyvat', slug: 'mine', game, privacy: 'beta' });
    expect(await newest()).toMatchObject({ action: 'server.added', subject: 'server:mine', outcome: 'ok' });
    const change = {
      slug: 'mine',
      name: 'Liyue',
      privacy: 'internal',
      address: 'play.example.org',
      entry: 'Enter it.',
    };
    expect(await staff.call(changeFleetServer, admin.key, change)).toMatchObject({ retcode: 0 });
    const { data } = await staff.call<AdminServer[]>(listFleetServers, admin.key);
    expect(data.find(({ slug }) => slug === 'mine')).toMatchObject({ ...change, game: 1, privacy: 0 });
    expect(await staff.call(removeFleetServer, admin.key, { slug: 'mine', password })).toMatchObject({ retcode: 0 });
    expect(await newest()).toMatchObject({ action: 'server.removed', subject: 'server:mine', outcome: 'ok' });
  });

  test('a new server has the address and the hint that were typed', async () => {
    const input = { slug: 'with-address', address: 'play.example.org:22102', entry: 'Enter it in the launcher.' };
    await staff.call(addFleetServer, admin.key, { ...input, name: 'Liyue', game });
    const { data } = await staff.call<AdminServer[]>(listFleetServers, admin.key);
    expect(data.find(({ slug }) => slug === input.slug)).toMatchObject(input);
  });

  test.each<[keyof typeof calls, Record<string, unknown>, string]>([
    ['addFleetServer', { name: '原神', game }, 'No slug can be made from this name.'],
    ['addFleetServer', { name: 'Taken', game }, 'A server with the slug "taken" already exists.'],
    ['addFleetServer', { name: unseen, game }, `name is wrong; it must be ${oneLine}`],
    [
      'addFleetServer',
      { name: 'X', slug: 'engine', game, engine: 'doom' },
      'engine is wrong; it must be one of opencomm',
    ],
    ['changeFleetServer', { slug: 'nobody', name: 'X' }, 'There is no server "nobody".'],
    ['changeFleetServer', { slug: 'taken' }, 'Nothing to change.'],
    ['changeFleetServer', { slug: 'taken', maintenance: unseen }, `maintenance is wrong; it must be ${oneLine}`],
    ['renewServerKey', { slug: 'nobody', password }, 'There is no server "nobody".'],
    ['renewServerKey', { slug: 'asked', password }, 'Server "asked" has no agent.'],
    ['renewServerKey', { slug: 'shown', password }, 'Demo servers get new keys at each start.'],
    ['removeFleetServer', { slug: 'nobody', password }, 'There is no server "nobody".'],
    ['removeFleetServer', { slug: 'shown', password }, 'Demo servers come back at each start; DEMO_FLEET=off'],
    ['openIncident', { title: unseen, text: 'Looking', impact: 'outage' }, `title is wrong; it must be ${oneLine}`],
    ['planWork', { ...work, end: work.start }, 'end is wrong; it must be a time after the start.'],
    ['createRedeemCode', code, 'Name a game, or a server.'],
    ['createRedeemCode', { ...code, server: 'nobody' }, 'There is no server "nobody".'],
    ['createRedeemCode', { ...code, game: 'blue-archive', server: 'taken' }, 'Server "taken" is of game 1.'],
    ['createRedeemCode', { ...code, game, code: 'ta-ken' }, 'There is a code TAKEN already.'],
    [
      'createRedeemCode',
      { ...code, game, code: '?' },
      'code is wrong; it must be a code of 4 to 32 letters and digits.',
    ],
    ['createRedeemCode', { ...code, game, title: unseen }, `title is wrong; it must be ${oneLine}`],
    ['disableRedeemCode', { code: 'NOBODY' }, 'There is no code NOBODY.'],
  ])('%s refuses %j with a message for the page', async (call, input, message) => {
    const answer = await staff.call(calls[call], admin.key, input);
    expect(answer).toMatchObject({ retcode: -1, message: expect.stringContaining(message) });
    expect(answer.message).not.toMatch(/--|npm run/);
    expect(await newest()).toMatchObject({ outcome: 'refused', details: { refusal: answer.message } });
  });
});
