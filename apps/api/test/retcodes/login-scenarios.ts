import { confirmTotp, startTotp } from '@starhaven/contracts/account';
import { logIn, register } from '@starhaven/contracts/session';
import { generateSync } from 'otplib';
import { accountClient, newAddress, newName, password } from '../support/clients/account-client';
import { clientOf, last, send } from './scenario';
import type { Answer, Scenarios, Stage } from './scenario';

const web = { enter_type: 'web' };
const wrong = 'three white cows';
const registration = (fields: Record<string, string> = {}) => ({
  body: { ...web, username: newName(), email: 'a@example.org', password, password_tes: password, ...fields },
});

async function withSecondFactor(stage: Stage): Promise<string> {
  const { username, data } = await clientOf(stage).enter();
  const headers = { authorization: data.sessionKey };
  const { app } = stage.server;
  const started = await app.inject({ method: 'POST', url: startTotp.path, headers, payload: { password } });
  const code = generateSync({ secret: started.json<{ data: { secret: string } }>().data.secret });
  await app.inject({ method: 'POST', url: confirmTotp.path, headers, payload: { code } });
  return username;
}

async function bannedLogIn(stage: Stage): Promise<Answer> {
  const { username, data } = await clientOf(stage).enter();
  await stage.database.query(`update account set roles = '{3,5}' where id = $1`, [Number(data.uid)]);
  return clientOf(stage).logIn({ username, password });
}

export const logInScenarios: Scenarios = {
  'logged in': async (stage) => {
    const { username } = await clientOf(stage).enter();
    return send(stage.server, logIn, { body: { ...web, username, password } });
  },
  'too many attempts': ({ server }) => {
    const [username, address] = [newName(), newAddress()];
    return last(6, () => send(server, logIn, { body: { ...web, username, password: wrong }, address }));
  },
  'a guest’s account has a password': async (stage) => {
    const { username } = await clientOf(stage).enter();
    return send(stage.server, logIn, { body: { ...web, username } });
  },
  'the name or the password is wrong': ({ server }) =>
    send(server, logIn, { body: { ...web, username: newName(), password: wrong } }),
  'the account is banned': bannedLogIn,
  'the session of a social login has expired': ({ server }) =>
    send(server, logIn, { body: { ...web, session: 'over', login_type: 'discord' } }),
  'a guest comes from an unknown address': ({ server }) => {
    const username = newName();
    return last(2, () => send(server, logIn, { body: { ...web, username } }));
  },
  'a guest asks for a name that nobody can have': ({ server }) =>
    send(server, logIn, { body: { ...web, username: '🎮🎮🎮' } }),
  'too many new guests': ({ server }) => {
    const address = newAddress();
    return last(6, () => send(server, logIn, { body: { ...web, username: newName() }, address }));
  },
  'a field is missing': ({ server }) => send(server, logIn, { body: { ...web, password } }),
  'a second factor is needed, and the caller sends second_factor=yes': async (stage) => {
    const username = await withSecondFactor(stage);
    return send(stage.server, logIn, { body: { ...web, username, password, second_factor: 'yes' } });
  },
  'a puzzle is needed, and the caller sends proof_of_work=yes': ({ puzzled }) => {
    const username = newName();
    const body = { ...web, username, password: wrong, proof_of_work: 'yes' };
    return last(4, () => send(puzzled, logIn, { body }));
  },
};

export const registerScenarios: Scenarios = {
  'the account was made': ({ server }) => send(server, register, registration()),
  'the name is taken or not allowed': ({ server }) => {
    const again = registration();
    return last(2, () => send(server, register, again));
  },
  'the password is too common': ({ server }) =>
    send(server, register, registration({ password: 'password1', password_tes: 'password1' })),
  'too many registrations': ({ server }) => {
    const address = newAddress();
    return last(6, () => send(server, register, { ...registration(), address }));
  },
  'a field is missing or wrong': ({ server }) => send(server, register, registration({ password_tes: wrong })),
  'a puzzle is needed, and the caller sends proof_of_work=yes': ({ puzzled }) => {
    const address = newAddress();
    return last(3, () => send(puzzled, register, { ...registration({ proof_of_work: 'yes' }), address }));
  },
};

/** The session key of a new account. */
export async function newKeyOf(stage: Stage): Promise<string> {
  return (await accountClient(stage.server).enter()).data.sessionKey;
}
