import { AgentRetcode } from '@starhaven/contracts/agent';
import type { BotReply, ChatMessage } from '@starhaven/contracts/chat';
import type { LiveSocket } from '../../src/modules/live';
import type { ChatOptions } from '../../src/modules/chat';
import { accountClient } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { startChatNode, useVisitors } from '../support/hosts/chat-node';
import type { ChatNode } from '../support/hosts/chat-node';
import { LostNotices } from '../support/lost-notices';
import { useTestApi } from '../support/test-api';
import { until } from '../support/until';

/** Longer than a check is valid without notices (docs/security.md#live-identity). */
const tooOldMs = 5_001;

describeOnEachEngine('while the notices of the database are lost', (open) => {
  let notices: LostNotices;
  let node: ChatNode;
  let ranWith: readonly number[][];
  const api = useTestApi(open);
  const client = accountClient(api);
  const { join, closeAll } = useVisitors();
  async function start() {
    const ran: number[][] = [];
    ranWith = ran;
    notices = new LostNotices(api.database);
    const gateway = {
      findServer: (id: string) => ({ id: Number(id), engine: 'opencommand', isDisabled: false }),
      runCommand: ({ roles }: { roles: number[] }) => {
        ran.push(roles);
        return Promise.resolve({ retcode: AgentRetcode.OK, message: 'done' });
      },
    };
    node = await startChatNode(notices.database, {
      gateway: gateway as unknown as ChatOptions['gateway'],
      findCharacter: () => Promise.resolve({ uid: '10001' }),
    });
  }
  async function stop() {
    closeAll();
    await node.stop();
  }
  beforeEach(start);
  afterEach(stop);

  const socketsOf = (uid: string) => [...node.live.live.members.socketsOf(uid)];

  async function member(roles = '{3}') {
    const { data } = await client.enter();
    await api.database.query('update account set roles = $2 where id = $1', [Number(data.uid), roles]);
    const visitor = await join(node, data.sessionKey);
    const socket = socketsOf(data.uid)[0] as LiveSocket;
    /** Ages its last check. */
    const age = (ms: number) => void (socket.data.provenAtMs -= ms);
    return { data, visitor, age };
  }
  const isLost = (notice: string) => until(() => notices.lost.includes(notice));
  const command = { input: 'heal', id_player: '10001', id_server: '1', session: 'x', language: 'EN' };
  const messagesOf = async (uid: string) =>
    (await api.database.query('select id from chat_message where account_id = $1', [Number(uid)])).rows.length;

  test.each<[string, (data: { uid: string; sessionKey: string }) => Promise<unknown>]>([
    ['logged out', ({ sessionKey }) => client.logOut(sessionKey)],
    ['banned', ({ uid }) => api.database.query(`update account set roles = '{3,5}' where id = $1`, [Number(uid)])],
  ])('a member who was %s can neither write nor run commands, and is disconnected', async (_name, change) => {
    const [writer, player] = [await member(), await member()];
    notices.begin();
    for (const { data, age } of [writer, player]) {
      await change(data);
      await isLost(`account_change ${data.uid}`);
      age(tooOldMs);
    }
    writer.visitor.emit('chatReq', { input: 'still here', uid: writer.data.uid, code: '', nonce: 'lost-notices-1' });
    player.visitor.emit('cmdReq', { ...command, nonce: 'lost-notices-2' });
    for (const { visitor } of [writer, player]) {
      await visitor.hears('disconnect');
      expect(visitor.payloadsOf('session_ended')).toEqual([{}]);
    }
    expect(await messagesOf(writer.data.uid)).toBe(0);
    expect(ranWith).toEqual([]);
  });

  test('a command of a member who lost a role runs with the roles that are left', async () => {
    const { data, visitor, age } = await member('{1,3}');
    notices.begin();
    await api.database.query(`update account set roles = '{3}' where id = $1`, [Number(data.uid)]);
    await isLost(`account_change ${data.uid}`);
    age(tooOldMs);
    visitor.emit('cmdReq', { ...command, nonce: 'lost-notices-3' });
    expect(await visitor.hears<BotReply>('cmdRsp')).toMatchObject({ retcode: 200 });
    expect(ranWith).toEqual([[3]]);
  });

  test('a member who only listens is disconnected a few seconds after the logout', async () => {
    const { data, visitor } = await member();
    notices.begin();
    await client.logOut(data.sessionKey);
    await visitor.hears('disconnect');
    expect(visitor.payloadsOf('session_ended')).toEqual([{}]);
  });

  test('messages that were removed meanwhile disappear from open pages when the notices return', async () => {
    const author = await member();
    const insert = async (input: string) => {
      const { rows } = await api.database.query(
        `insert into chat_message (account_id, name, input) values ($1, 'x', $2) returning id`,
        [Number(author.data.uid), input],
      );
      return String(rows[0]?.['id']);
    };
    const old = await insert('old');
    // The page gets the old message with the history; this server never announced it.
    await stop();
    await start();
    const { visitor } = await member();
    visitor.emit('chat_open', { room: 'public' });
    await visitor.hears<ChatMessage[]>('chatHistory', (all) => all.some(({ id_message }) => id_message === old));
    const hears = (id: string) => visitor.hears<ChatMessage>('chatRsp', ({ id_message }) => id_message === id);
    const [removed, deleted, kept] = [await insert('removed'), await insert('deleted'), await insert('kept')];
    for (const id of [removed, deleted, kept]) await hears(id);
    notices.begin();
    await api.database.query('update chat_message set removed_at = now() where id = any($1)', [[removed, old]]);
    await api.database.query('delete from chat_message where id = $1', [deleted]);
    const missed = await insert('missed');
    for (const notice of [`-${removed}`, `-${old}`, `-${deleted}`, `+${missed}`])
      await isLost(`chat_message ${notice}`);
    notices.end();
    await hears(missed);
    const { ids } = await visitor.hears<{ ids: string[] }>('chat_removed');
    expect([...ids].sort()).toEqual([old, removed, deleted].sort());
  });
});
