import {
  allowLogin,
  editAccount,
  getAccount,
  getLoginHistory,
  linkDevice,
  listDevices,
  setAccessCode,
  verifyEmail,
} from '@starhaven/contracts/account';
import { forgetPassword } from '@starhaven/contracts/session';
import { newAddress, newName, password } from '../support/clients/account-client';
import { onlyCode } from '../support/hosts/mailbox';
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
  'too many mails to the new address': async (stage) => {
    const email = newEmail();
    return last(2, () => edits(stage, 1, () => ({ password_saveit: password, data: { email } })));
  },
  'another edit changed the same field since the version it names': async (stage) => {
    const token = await newKeyOf(stage);
    const { data } = (await send(stage.server, getAccount, { body: { token, extras: 'yes' } })).json();
    const { version } = data.account.extras;
    return last(2, (index) =>
      send(stage.server, editAccount, { body: { token, version, data: { name: `Tab ${index}` } } }),
    );
  },
  'the current password is missing or wrong': (stage) =>
    edits(stage, 1, () => ({ data: { password_web: newPassword } })),
  'a value is not allowed': (stage) => edits(stage, 1, () => ({ data: { username: 'a b' } })),
};

export const getLoginHistoryScenarios: Scenarios = {
  'the list': async (stage) => send(stage.server, getLoginHistory, { query: { token: await newKeyOf(stage) } }),
  cleared: async (stage) =>
    send(stage.server, getLoginHistory, { query: { token: await newKeyOf(stage), action: 'clear' } }),
};

async function allows(stage: Stage, query: Record<string, string>): Promise<Answer> {
  return send(stage.server, allowLogin, { query: { token: await newKeyOf(stage), ...query } });
}

async function removesLastAddress(stage: Stage): Promise<Answer> {
  const address = newAddress();
  const guest = (await clientOf(stage).logIn({ username: newName() }, { address })).json();
  const token: string = guest.data.sessionKey;
  return send(stage.server, allowLogin, { query: { token, type: 'ip_remove', ip: address } });
}

export const allowLoginScenarios: Scenarios = {
  changed: (stage) => allows(stage, { type: 'ip_add', ip: '203.0.113.7' }),
  'the address is not valid': (stage) => allows(stage, { type: 'ip_add', ip: 'localhost' }),
  'the list is full': async (stage) => {
    const token = await newKeyOf(stage);
    return last(21, (index) =>
      send(stage.server, allowLogin, { query: { token, type: 'ip_add', ip: `203.0.113.${index + 1}` } }),
    );
  },
  'it is the last way to log in': removesLastAddress,
};

async function setsCode(stage: Stage, times: number, code: string): Promise<Answer> {
  const token = await newKeyOf(stage);
  return last(times, () => send(stage.server, setAccessCode, { query: { token, code } }));
}

export const setAccessCodeScenarios: Scenarios = {
  changed: (stage) => setsCode(stage, 1, 'gen'),
  'the code is not allowed': (stage) => setsCode(stage, 1, 'short'),
  'too many new codes': (stage) => setsCode(stage, 21, 'gen'),
  'the code is empty': (stage) => setsCode(stage, 1, ''),
};

export const listDevicesScenarios: Scenarios = {
  'the list': async (stage) => send(stage.server, listDevices, { query: { token: await newKeyOf(stage) } }),
};

export const linkDeviceScenarios: Scenarios = {
  'linked or unlinked': async (stage) => {
    const token = await newKeyOf(stage);
    const { data } = (await send(stage.server, listDevices, { query: { token } })).json();
    const deviceId: string = data.nolink[0];
    return send(stage.server, linkDevice, { body: { token, deviceId, action: 'add' } });
  },
  'the device is unknown': async (stage) =>
    send(stage.server, linkDevice, { body: { token: await newKeyOf(stage), deviceId: 'x', action: 'add' } }),
  'the device is empty': async (stage) =>
    send(stage.server, linkDevice, { body: { token: await newKeyOf(stage), deviceId: '', action: 'add' } }),
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
