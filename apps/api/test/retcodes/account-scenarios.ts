import { editAccount, getAccount, getLoginHistory, verifyEmail } from '@starhaven/contracts/account';
import { forgetPassword } from '@starhaven/contracts/session';
import { newAddress, newName, password } from '../support/account-client';
import { onlyCode } from '../support/mailbox';
import { newKeyOf } from './login-scenarios';
import { clientOf, last, letMailsPass, send } from './scenario';
import type { Answer, Scenarios, Stage } from './scenario';

const newPassword = 'four black horses';

let emails = 0;
const newEmail = () => `code${(emails += 1)}@example.org`;

export const getAccountScenarios: Scenarios = {
  'the account': async (stage) => send(stage.server, getAccount, { body: { token: await newKeyOf(stage) } }),
};

async function edits(stage: Stage, times: number, bodyOf: (index: number) => object): Promise<Answer> {
  const token = await newKeyOf(stage);
  return last(times, (index) => send(stage.server, editAccount, { body: { token, ...bodyOf(index) } }));
}

export const editAccountScenarios: Scenarios = {
  changed: (stage) => edits(stage, 1, () => ({ data: { name: 'Lumine', email: null } })),
  'too many changes of password or address': (stage) =>
    edits(stage, 11, (index) => ({ password_saveit: password, data: { email: `to${index}@example.org` } })),
  'too many wrong current passwords': (stage) =>
    edits(stage, 11, () => ({ password_saveit: 'wrong', data: { password_web: newPassword } })),
  'the current password is missing or wrong': (stage) =>
    edits(stage, 1, () => ({ data: { password_web: newPassword } })),
  'a value is not allowed': (stage) => edits(stage, 1, () => ({ data: { username: 'a b' } })),
};

export const getLoginHistoryScenarios: Scenarios = {
  'the list': async (stage) => send(stage.server, getLoginHistory, { query: { token: await newKeyOf(stage) } }),
  cleared: async (stage) =>
    send(stage.server, getLoginHistory, { query: { token: await newKeyOf(stage), action: 'clear' } }),
};

type MailCall = typeof forgetPassword | typeof verifyEmail;

async function codeOf(stage: Stage, call: MailCall): Promise<{ email: string; code: string }> {
  const email = newEmail();
  await clientOf(stage).register({ username: newName(), email });
  await send(stage.server, call, { query: { email } });
  return { email, code: onlyCode(stage.mailbox.take(email)) };
}

/** The shared scenarios of forgotten passwords and verifications. */
const mailScenarios = (call: MailCall, withCode: { code: string; password?: string }): Scenarios => ({
  'a code was sent': ({ server }) => send(server, call, { query: { email: newEmail() } }),
  'a code was already sent': ({ server }) => {
    const email = newEmail();
    return last(2, () => send(server, call, { query: { email } }));
  },
  'the daily quota of mails is used up': async (stage) => {
    const email = newEmail();
    return last(11, async () => {
      const answer = await send(stage.server, call, { query: { email, resend: 'yes' } });
      await letMailsPass(stage, 30 * 60);
      return answer;
    });
  },
  'too many mails': ({ server }) => {
    const address = newAddress();
    return last(26, () => send(server, call, { query: { email: newEmail() }, address }));
  },
  'too many codes': ({ server }) => {
    const address = newAddress();
    return last(21, () => send(server, call, { query: { email: newEmail(), ...withCode }, address }));
  },
  'the code is wrong': ({ server }) => send(server, call, { query: { email: newEmail(), ...withCode } }),
  'mails cannot be sent now': async ({ server, mailbox }) => {
    mailbox.isUp = false;
    const answer = await send(server, call, { query: { email: newEmail() } });
    mailbox.isUp = true;
    return answer;
  },
  'a field is missing or wrong': ({ server }) => send(server, call, { query: { email: 'nobody' } }),
});

export const forgetPasswordScenarios: Scenarios = {
  ...mailScenarios(forgetPassword, { code: 'AAAAAAAA', password: newPassword }),
  'the password was changed': async (stage) => {
    const right = await codeOf(stage, forgetPassword);
    return send(stage.server, forgetPassword, { query: { ...right, password: newPassword } });
  },
};

export const verifyEmailScenarios: Scenarios = {
  ...mailScenarios(verifyEmail, { code: 'AAAAAAAA' }),
  'the address is verified': async (stage) =>
    send(stage.server, verifyEmail, { query: await codeOf(stage, verifyEmail) }),
};
