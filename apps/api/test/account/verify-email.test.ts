import { eq } from 'drizzle-orm';
import { account } from '../../src/modules/account/tables';
import { accountClient, password } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { codeSent, invalidCode, mailCodeCalls, newEmail } from '../support/clients/mail-codes';
import { codesIn, Mailbox, onlyCode } from '../support/hosts/mailbox';
import { useTestApi } from '../support/test-api';

describeOnEachEngine('verification of a mail address', (open) => {
  const mailbox = new Mailbox();
  const api = useTestApi(open, { mailer: mailbox });
  const client = accountClient(api);

  const { forgot, verify, newAccount, letPass } = mailCodeCalls(api);
  const verificationCode = async (email: string, key?: string) => {
    expect((await verify({ email }, undefined, key)).json()).toEqual(codeSent);
    return onlyCode(mailbox.take(email));
  };
  const isVerified = async (username: string) => {
    const [row] = await api.database.db.select().from(account).where(eq(account.username, username));
    return row?.emailVerifiedAt !== null;
  };

  test('the code proves the address, once', async () => {
    const { email, username } = await newAccount();
    const code = await verificationCode(email);
    expect(await isVerified(username)).toBe(false);
    expect((await verify({ email, code: 'AAAAAAAA' })).json()).toEqual(invalidCode);
    expect((await verify({ email, code })).json()).toEqual({ retcode: 0, message: 'Email verified' });
    expect(await isVerified(username)).toBe(true);
    expect((await verify({ email, code })).json()).toEqual(invalidCode);
  });

  test.each([
    [{}, 'No email address found in your account.'],
    [{ email: 'nobody' }, 'Invalid email address'],
    [{ email: 'a@example.org', code: ' ' }, 'Please enter the verification code.'],
    [{ email: 'a@example.org', code: 'x'.repeat(11) }, invalidCode.message],
  ])('%j is refused in the words of the specification', async (query: Record<string, string>, message) => {
    const answer = await verify(query);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { retcode: 400, message }]);
  });

  test('guessing ends after five entries', async () => {
    const { email, username } = await newAccount();
    const code = await verificationCode(email);
    await Promise.all(Array.from({ length: 20 }, () => verify({ email, code: 'AAAAAAAA' })));
    expect((await verify({ email, code })).json()).toEqual(invalidCode);
    expect(await isVerified(username)).toBe(false);
  });

  test('it has an interval of its own and shares the quota with forgotten passwords', async () => {
    const { email } = await newAccount();
    expect((await forgot({ email })).json()).toEqual(codeSent);
    expect((await verify({ email })).json()).toEqual(codeSent);
    expect((await verify({ email })).json()).toMatchObject({ retcode: 2 });
    for (let count = 0; count < 3; count += 1) {
      await letPass(61);
      expect((await verify({ email, resend: 'yes' })).json()).toEqual(codeSent);
    }
    await letPass(61);
    const over = await verify({ email, resend: 'yes' });
    expect([over.statusCode, over.json().ratelimit.max]).toEqual([429, 5]);
  });

  test('a member verifies only the own account', async () => {
    const email = newEmail();
    const { username: mine } = await newAccount(email);
    const { username: other } = await newAccount(email);
    const { data } = (await client.logIn({ username: mine, password })).json();
    const code = await verificationCode(email, data.sessionKey);
    expect((await verify({ email, code }, undefined, data.sessionKey)).json().retcode).toBe(0);
    expect([await isVerified(mine), await isVerified(other)]).toEqual([true, false]);
    const foreign = await verificationCode(email.replace('owner', 'Owner')).catch(() => null);
    expect(foreign).toBeNull();
    await letPass(61);
    await verify({ email, resend: 'yes' });
    const [mail] = mailbox.take(email);
    const otherCode = mail ? (codesIn(mail)[other] ?? '') : '';
    expect((await verify({ email, code: otherCode }, undefined, data.sessionKey)).json()).toEqual(invalidCode);
  });

  test('an ended session is reported', async () => {
    const answer = await verify({ email: newEmail() }, undefined, 'x'.repeat(43));
    expect(answer.statusCode).toBe(401);
  });
});
