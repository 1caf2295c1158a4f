import { checkIn } from '../../src/modules/players/points/check-in';
import { changePoints } from '../../src/modules/account';
import { accountClient } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { playerClient } from '../support/hosts/players';
import { useTestApi } from '../support/test-api';

describeOnEachEngine('points', (open) => {
  const api = useTestApi(open);
  const client = playerClient(api);
  const enter = async () => {
    const { data } = await accountClient(api).enter();
    return { key: data.sessionKey, accountId: Number(data.uid) };
  };

  test('the link leads to the check-in of this site', async () => {
    const { key } = await enter();
    expect((await client.pointsLink(key)).data).toEqual({ link: 'http://localhost:3000/account#points' });
  });

  test('once a day, also when asked many times at once', async () => {
    const { key } = await enter();
    expect((await client.points(key)).data).toEqual({ balance: 0, nextAt: 0, entries: [] });
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.checkIn(key)));
    expect(answers.map(({ retcode }) => retcode).sort()).toEqual([-1, -1, -1, 0]);
    expect(answers.find(({ retcode }) => retcode === 0)?.data).toMatchObject({ earned: 10, balance: 10 });
    const { balance, nextAt, entries } = (await client.points(key)).data;
    expect([balance, entries.length, nextAt % 86_400]).toEqual([10, 1, 0]);
    expect(nextAt).toBeGreaterThan(Date.now() / 1000);
  });

  test('the day is that of UTC, and each day counts', async () => {
    const { accountId } = await enter();
    const at = (time: string) => checkIn(api.database.db, { accountId, now: new Date(time) });
    expect(await at('2026-05-01T23:59:59Z')).toEqual({ earned: 10, balance: 10, nextAt: Date.UTC(2026, 4, 2) / 1000 });
    await expect(at('2026-05-01T00:00:00Z')).rejects.toMatchObject({ kind: 'failed-precondition' });
    expect(await at('2026-05-02T00:00:00Z')).toMatchObject({ balance: 20 });
    // The same moment in another zone is the same day.
    await expect(at('2026-05-03T01:00:00+02:00')).rejects.toMatchObject({ kind: 'failed-precondition' });
  });

  test('no change is lost, and no balance becomes negative', async () => {
    const { accountId } = await enter();
    const change = (amount: number) => changePoints(api.database.db, { accountId, amount });
    await Promise.all(Array.from({ length: 20 }, () => change(5)));
    expect(await change(0)).toBe(100);
    const spent = await Promise.all(Array.from({ length: 15 }, () => change(-10)));
    expect(spent.filter((balance) => balance === null)).toHaveLength(5);
    expect([await change(0), await change(-1)]).toEqual([0, null]);
  });

  test('a deleted account earns nothing, and leaves no entry', async () => {
    await expect(checkIn(api.database.db, { accountId: 999_999, now: new Date() })).rejects.toThrow();
    expect((await api.database.query('select * from point_entry where account_id = 999999')).rows).toEqual([]);
  });
});
