import { accountClient } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';

describeOnEachEngine('the picture of an account', (open) => {
  const api = useTestApi(open);
  const ask = (uid: string, headers = {}) => api.app.inject({ url: `/api/v2/avatar/${uid}`, headers });

  test('shows its letter, runs no script, and is cached until it changes', async () => {
    const { data } = await accountClient(api).enter();
    const answer = await ask(data.uid);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(answer.body).toContain('>T</text>');
    expect((await ask(data.uid, { 'if-none-match': answer.headers.etag })).statusCode).toBe(304);
  });

  test.each(['0', '999999999', 'x', '-1', '99999999999999', '%00'])('%s has no account: a star', async (uid) => {
    const answer = await ask(uid);
    expect([answer.statusCode, answer.body.includes('>★</text>')]).toEqual([200, true]);
  });
});
