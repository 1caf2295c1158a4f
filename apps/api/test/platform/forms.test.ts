import { logIn, register } from '@starhaven/contracts/session';
import type { EmbeddedDatabase } from '../../src/platform/database/database';
import { newAddress, newName, password } from '../support/clients/account-client';
import { openTemplate } from '../support/template';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

let database: EmbeddedDatabase;
let server: TestApp;
beforeAll(async () => {
  database = await openTemplate();
  server = await createTestApp(database);
});
afterAll(async () => {
  await server?.app.close();
  await database?.close();
});

const web = { enter_type: 'web' };
const registration = (username: string) => ({
  ...web,
  username,
  password,
  password_tes: password,
  email: 'a@example.org',
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Sends a form like a browser with `new FormData(form)`. */
async function post(url: string, form: FormData) {
  const request = new Request('http://host.test', { method: 'POST', body: form });
  return server.app.inject({
    method: 'POST',
    url,
    remoteAddress: newAddress(),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const raw = (payload: string, boundary = 'x') =>
  server.app.inject({
    method: 'POST',
    url: logIn.path,
    remoteAddress: newAddress(),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });

test('a multipart form registers and logs in like any other form', async () => {
  const username = newName();
  const made = await post(register.path, formOf({ ...registration(username), password_tes: `${password} ` }));
  expect(made.json()).toMatchObject({ retcode: 400, message: "Passwords don't match" });
  expect((await post(register.path, formOf(registration(username)))).json()).toMatchObject({ retcode: 0 });
  expect((await post(logIn.path, formOf({ ...web, username, password }))).json()).toMatchObject({
    retcode: 200,
    data: { username },
  });
});

test('bodies of JSON are read wherever forms are', async () => {
  const username = newName();
  const answer = await server.app.inject({ method: 'POST', url: register.path, payload: registration(username) });
  expect(answer.json()).toMatchObject({ retcode: 0 });
});

test('a field that is sent twice counts as missing', async () => {
  const form = formOf({ ...web, username: newName(), password });
  form.append('username', 'other');
  const answer = await post(logIn.path, form);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { message: 'Username is required' }]);
});

test('files, long fields, many fields and long forms are refused', async () => {
  const fields = { ...web, username: newName(), password };
  const withFile = formOf(fields);
  withFile.append('picture', new Blob(['GIF89a']), 'a.gif');
  const withMany = formOf({ ...fields, ...Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`f${i}`, 'x'])) });
  const forms = [
    withFile,
    formOf({ ...fields, more: 'x'.repeat(9_000) }),
    withMany,
    formOf({ more: 'x'.repeat(90_000) }),
  ];
  for (const form of forms) {
    const answer = await post(logIn.path, form);
    expect([answer.statusCode, answer.json()]).toEqual([413, { retcode: 413, message: 'Payload Too Large' }]);
  }
});

test.each([
  ['without an end', '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\nada'],
  ['with the name of a prototype', '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nada\r\n--x--\r\n'],
  ['of nothing', ''],
  ['of other bytes', 'username=ada&password=x'],
])('a form %s is 400 in the envelope', async (_, payload) => {
  const answer = await raw(payload);
  expect([answer.statusCode, answer.json<{ retcode: number }>().retcode]).toEqual([400, 400]);
});
