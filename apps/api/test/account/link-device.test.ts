import { linkDevice, listDevices } from '@starhaven/contracts/account';
import { runHousekeeping } from '../../src/modules/account';
import { accountClient, newName, password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const pixel =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

describeOnEachEngine('the devices of an account', (open) => {
  const api = useTestApi(open);
  const client = accountClient(api);

  const list = async (token: string) =>
    (await api.app.inject({ url: `${listDevices.path}?token=${token}` })).json().data as {
      link: { deviceId: string; name: string; model: string; deviceFp: string }[];
      nolink: string[];
    };
  const link = async (token: string, deviceId: string, action = 'add') =>
    (
      await api.app.inject({
        method: 'POST',
        url: linkDevice.path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token, deviceId, action }).toString(),
      })
    ).json<{ retcode: number; message: string }>();
  async function enterFrom(...agents: string[]) {
    const username = newName();
    await client.register({ username });
    const logins = [];
    for (const userAgent of agents) logins.push((await client.logIn({ username, password }, { userAgent })).json());
    return { key: logins[0].data.sessionKey as string, uid: Number(logins[0].data.uid) };
  }

  test('a device is seen at its login, can be linked and unlinked, and is named', async () => {
    const { key } = await enterFrom(firefox, pixel);
    const { link: before, nolink } = await list(key);
    expect([before, nolink.length]).toEqual([[], 2]);
    expect(await link(key, nolink[0] ?? '')).toEqual({ retcode: 0, message: 'Device linked' });
    expect((await list(key)).link).toEqual([
      {
        deviceId: nolink[0],
        name: 'Chrome on Android',
        model: 'Pixel 8',
        deviceFp: expect.stringMatching(/^[\da-f]{16}$/),
      },
    ]);
    expect((await list(key)).nolink).toEqual([nolink[1]]);
    expect(await link(key, nolink[0] ?? '')).toMatchObject({ retcode: 0 });
    expect(await link(key, nolink[0] ?? '', 'remove')).toEqual({ retcode: 0, message: 'Device unlinked' });
    expect(await link(key, nolink[0] ?? '', 'remove')).toMatchObject({ retcode: 0 });
    expect((await list(key)).link).toEqual([]);
  });

  test('the same device is one device, and clearing the history forgets none', async () => {
    const { key } = await enterFrom(firefox, firefox);
    await client.history(key, '&action=clear');
    expect((await list(key)).nolink).toHaveLength(1);
  });

  test('a device of somebody else, an unknown and a hostile one are refused with the same answer', async () => {
    const [mine, theirs] = [await enterFrom(firefox), await enterFrom(pixel)];
    const [foreign = ''] = (await list(theirs.key)).nolink;
    const refused = { retcode: -1, message: 'This account has not used such a device.' };
    for (const id of [foreign, 'x', "'; drop table account; --", 'ä'.repeat(2000)]) {
      expect(await link(mine.key, id)).toEqual(refused);
      expect(await link(mine.key, id, 'remove')).toEqual(refused);
    }
    expect(await link(mine.key, '  ')).toMatchObject({ retcode: 400, message: 'Please enter a valid device ID' });
    expect((await list(theirs.key)).nolink).toEqual([foreign]);
  });

  test('twenty can be linked, also when many are linked at once', async () => {
    const { key, uid } = await enterFrom(firefox);
    const ids = Array.from({ length: 24 }, (_, index) => `device-${index}`);
    for (const id of ids) {
      await api.database.query(`insert into account_device (account_id, device_id, name) values ($1, $2, 'x')`, [
        uid,
        id,
      ]);
    }
    // All requests wait for one account, so a busy machine answers some of them with 503, and these are repeated.
    const linkAtLast = async (id: string): ReturnType<typeof link> => {
      const answer = await link(key, id);
      return answer.retcode === 503 ? linkAtLast(id) : answer;
    };
    const answers = await Promise.all(ids.map(linkAtLast));
    expect(answers.filter(({ retcode }) => retcode === 0)).toHaveLength(20);
    expect((await list(key)).link).toHaveLength(20);
  });

  test('linked devices stay, of the others the newest fifty', async () => {
    const { key, uid } = await enterFrom(firefox);
    await api.database.query(
      `insert into account_device (account_id, device_id, name, last_seen_at, linked_at)
       select $1, 'old-' || n, 'x', now() - n * interval '1 day', case when n > 58 then now() end
       from generate_series(1, 60) as n`,
      [uid],
    );
    await runHousekeeping(api.database.db);
    const { link: linked, nolink } = await list(key);
    expect([linked.length, nolink.length]).toEqual([2, 50]);
  });
});
