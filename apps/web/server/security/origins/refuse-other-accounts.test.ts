/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import type { StoredSession } from '@starhaven/contracts/session';
import express from 'express';
import { refuseOtherAccounts } from './refuse-other-accounts';

const sessions = {
  read: async (cookie: unknown) =>
    typeof cookie === 'string' && cookie !== ''
      ? ({ uid: cookie, username: `member${cookie}` } as StoredSession)
      : null,
};

test.each([
  ['the same account', 'POST', '/ask/new.data', '7', '7', 200],
  ['another account', 'POST', '/ask/new.data', '7', '8', 409],
  ['a draft of another account', 'POST', '/ask/draft', '7', '8', 409],
  ['nobody any more', 'POST', '/ask/new.data', '7', '', 200],
  ['a form without scripts', 'POST', '/ask/new', null, '8', 200],
  ['a page', 'GET', '/ask/new.data', '7', '8', 200],
  ['the logout', 'POST', '/logout.data', '7', '8', 200],
])('%s', async (_what, method, path, madeFor, cookie, status) => {
  const app = express().use(refuseOtherAccounts(sessions), (_request, response) => void response.send('passed'));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const headers = { cookie, ...(madeFor === null ? {} : { 'X-Page-Account': madeFor }) };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const answer = await fetch(url, { method, headers });
  const text = await answer.text();
  server.close();
  expect(answer.status).toBe(status);
  expect(text).toContain(status === 409 ? 'You are now logged in as member8. Nothing was sent.' : 'passed');
});
