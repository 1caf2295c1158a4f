import { runRedeemCommand } from '../../src/modules/players';
import type { Delivery } from '@starhaven/contracts/account';
import { accountClient, newAddress } from '../support/clients/account-client';
import { closeAgents, until } from '../support/hosts/agents';
import { describeOnEachEngine } from '../support/engines';
import { connectGame, giveCharacter, playerClient } from '../support/hosts/players';
import type { Game } from '../support/hosts/players';
import { useTestApi } from '../support/test-api';

describeOnEachEngine('redeem codes', (open) => {
  const api = useTestApi(open, { fleet: { livenessMs: 60_000 } });
  const client = playerClient(api);
  afterEach(closeAgents);
  const run = async (input: object) => (await runRedeemCommand(api.database.db, input)).lines;
  const addCode = async (more: object = {}) => {
    const [line] = await run({ action: 'add', title: 'Welcome', game: '1', items: ['201:100'], ...more });
    return /^Code (\S+) is added/.exec(line ?? '')?.[1] ?? '';
  };
  const enter = async (game: Game, uid: string) => {
    const { data } = await accountClient(api).enter();
    await giveCharacter(api.database, { account: data.uid, game, uid });
    game.players.set(uid, { nickname: 'Lumine' });
    return { key: data.sessionKey, fields: { server_id: game.id, uid_player: uid } };
  };
  const grasscutter = () => connectGame(api, { engine: 'opencommand' });
  const usesOf = async (code: string) =>
    (await api.database.query('select uses from redeemable_code where code = $1', [code])).rows[0]?.['uses'];

  test('a code gives its items to the character once, with a receipt', async () => {
    const game = await grasscutter();
    const code = await addCode({ items: ['201:100', '202:5'] });
    const { key, fields } = await enter(game, '10001');
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    expect(await client.redeem(key, { ...fields, code: typed })).toMatchObject({ retcode: 0 });
    const list = await until(
      async () => (await client.deliveries(key)).data,
      (all: Delivery[]) => all.length === 2 && all.every(({ state }) => state === 'sent'),
    );
    expect(list).toContainEqual({
      id: expect.any(String),
      server: { id: game.id, title: expect.any(String) },
      uid: '10001',
      title: 'Welcome',
      items: [{ id: 201, amount: 100, type: 0 }],
      state: 'sent',
      note: 'given',
      acceptedAt: expect.any(Number),
      settledAt: expect.any(Number),
    });
    expect(
      game
        .callsOf('runCommand')
        .map(({ uid, line }) => `${uid}: ${line}`)
        .sort(),
    ).toEqual(['10001: give 201 x100', '10001: give 202 x5']);
    expect(await client.redeem(key, { ...fields, code })).toMatchObject({
      retcode: -1,
      message: 'You have redeemed this code already.',
    });
    expect(await usesOf(code)).toBe(1);
    expect((await client.deliveries((await enter(game, '10002')).key)).data).toEqual([]);
  });

  test('items go by mail where the engine has mail', async () => {
    const game = await connectGame(api, { engine: 'baps', game: 3 });
    const code = await addCode({ game: 'blue-archive', items: ['2:3:100'], title: 'For "you"; all | @1' });
    const { key, fields } = await enter(game, '7');
    expect(await client.redeem(key, { ...fields, code })).toMatchObject({ retcode: 0 });
    await until(
      () => game.callsOf('sendMail'),
      (calls) => calls.length === 1,
    );
    expect(game.callsOf('sendMail')[0]).toEqual({
      uid: '7',
      title: 'For you all 1',
      text: expect.any(String),
      items: [{ type: 2, id: 3, amount: 100 }],
    });
  });

  test('double submit acts once, and the last use goes to one of many', async () => {
    const game = await grasscutter();
    const code = await addCode();
    const { key, fields } = await enter(game, '1');
    const twice = await Promise.all([1, 2, 3].map(() => client.redeem(key, { ...fields, code })));
    expect(twice.map(({ retcode }) => retcode).sort()).toEqual([-1, -1, 0]);
    expect((await client.deliveries(key)).data).toHaveLength(1);
    const rare = await addCode({ uses: '1' });
    const many = await Promise.all(['2', '3', '4', '5'].map((uid) => enter(game, uid)));
    const answers = await Promise.all(many.map((one) => client.redeem(one.key, { ...one.fields, code: rare })));
    expect(answers.map(({ retcode }) => retcode).sort()).toEqual([-1, -1, -1, 0]);
    expect(await usesOf(rare)).toBe(1);
  });

  test('unknown, over, disabled and used-up codes and those of other servers get the same answer', async () => {
    const [game, other] = [await grasscutter(), await grasscutter()];
    const { key, fields } = await enter(game, '1');
    const used = await addCode({ uses: 1 });
    const first = await enter(game, '2');
    await client.redeem(first.key, { ...first.fields, code: used });
    const disabled = await addCode();
    await run({ action: 'disable', code: disabled });
    const codes = [
      'NOSUCHCODE',
      used,
      disabled,
      await addCode({ expires: '2020-01-01T00:00Z' }),
      await addCode({ game: '2' }),
      await addCode({ game: undefined, server: other.slug }),
      '%',
      "' or 1=1 --",
      'x'.repeat(5_000),
    ];
    for (const code of codes)
      expect(await client.redeem(key, { ...fields, code }, newAddress())).toMatchObject({
        status: 200,
        retcode: -1,
        message: 'api_db_cdkey_nokey',
      });
    expect((await client.deliveries(key)).data).toEqual([]);
  });

  test('only for a proven character of the account: not for another one or an unproven one', async () => {
    const [game, other] = [await grasscutter(), await grasscutter()];
    const code = await addCode();
    const { key, fields } = await enter(game, '1');
    await enter(game, '2');
    const wrong = [
      { ...fields, uid_player: '2' },
      { ...fields, uid_player: '1 ' + '@2' },
      { ...fields, server_id: other.id },
      { ...fields, server_id: '999999' },
      { ...fields, uid_account: 'somebody' },
    ];
    for (const one of wrong)
      expect(await client.redeem(key, { ...one, code })).toMatchObject({ retcode: -1, message: 'Invalid Server' });
    expect(await usesOf(code)).toBe(0);
  });

  test('empty fields are named in the words of the form', async () => {
    const { data } = await accountClient(api).enter();
    const answer = await client.redeem(data.sessionKey, { code: ' ', server_id: '', uid_player: '' });
    expect(answer).toMatchObject({
      status: 400,
      message: 'Please enter a redeem code',
      errors: { code: 'Please enter a redeem code', server_id: 'Please select a server', uid_player: 'Invalid Server' },
    });
  });

  test('a server that takes no rewards does not use up a code', async () => {
    const game = await connectGame(api, { engine: '' });
    const code = await addCode();
    const { key, fields } = await enter(game, '1');
    expect(await client.redeem(key, { ...fields, code })).toMatchObject({
      retcode: -1,
      message: 'This game server accepts no rewards.',
    });
    expect(await usesOf(code)).toBe(0);
  });

  test('a reward that was accepted while the server was away arrives when it is back', async () => {
    const game = await grasscutter();
    const code = await addCode();
    const { key, fields } = await enter(game, '1');
    game.players.delete('1');
    expect(await client.redeem(key, { ...fields, code })).toMatchObject({ retcode: 0 });
    await until(
      async () => (await client.deliveries(key)).data[0],
      (one) => one?.state === 'accepted' && one.note === 'Waits until the character is online in the game.',
    );
    game.players.set('1', { nickname: 'Back' });
    await api.database.query('update delivery set next_try_at = now()');
    await until(
      async () => (await client.deliveries(key)).data[0]?.state,
      (state) => state === 'sent',
      12_000,
    );
    expect(game.callsOf('runCommand')).toHaveLength(1);
  });

  test('ten codes in ten minutes', async () => {
    const game = await grasscutter();
    const { key, fields } = await enter(game, '1');
    for (let index = 0; index < 10; index += 1) await client.redeem(key, { ...fields, code: 'WRONG' });
    expect(await client.redeem(key, { ...fields, code: 'WRONG' })).toMatchObject({ status: 429, retcode: 429 });
  });

  test.each<[object, string]>([
    [{ action: 'add', items: ['1:1'] }, 'title is missing'],
    [{ action: 'add', title: 'x', items: ['1:1'] }, 'Name a game with --game'],
    [{ action: 'add', title: 'x', game: '1', items: [] }, 'items such as 201:100'],
    [{ action: 'add', title: 'x', game: '1', items: ['201'] }, 'items such as 201:100'],
    [{ action: 'add', title: 'x', game: '1', items: ['201:0'] }, 'items such as 201:100'],
    [{ action: 'add', title: 'x', game: '1', items: ['1:1'], code: 'a b;c' }, '4 to 32 letters and digits'],
    [{ action: 'add', title: 'x', game: '1', items: ['1:1'], uses: 'many' }, 'how often it may be used'],
    [{ action: 'add', title: 'x', server: 'nobody', items: ['1:1'] }, 'There is no server "nobody"'],
    [{ action: 'add', title: 'a\nb', game: '1', items: ['1:1'] }, 'one line of text'],
    [{ action: 'disable', code: 'NOSUCH' }, 'There is no code NOSUCH'],
    [{ action: 'explode' }, 'add, list or disable'],
  ])('the command %j is refused in one line', async (input, message) => {
    await expect(run(input)).rejects.toThrow(message);
  });

  test('the operator lists codes and cannot make one twice', async () => {
    await run({ action: 'add', title: 'Own', game: '1', items: ['1:1'], code: 'my-own-code', uses: '5' });
    expect((await run({ action: 'list' })).join('\n')).toContain('MYOWNCODE         "Own" (game 1, 0 of 5 used)');
    await expect(run({ action: 'add', title: 'Own', game: '1', items: ['1:1'], code: 'MyOwnCode' })).rejects.toThrow(
      'There is a code MYOWNCODE already.',
    );
  });
});
