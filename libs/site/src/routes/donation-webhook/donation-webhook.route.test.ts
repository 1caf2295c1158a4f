/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import { action, loader } from './donation-webhook.route.server';

interface Webhook {
  body?: string;
  headers?: Record<string, string>;
  answer?: CallAnswers['receiveDonation'];
  isOffered?: boolean;
}

async function post(
  service: string,
  { body = 'data=%7B%7D', headers = {}, answer = { retcode: 0 }, isOffered = true }: Webhook = {},
) {
  const { upstream, calls } = fakeUpstream({
    answers: { receiveDonation: answer },
    extensions: isOffered ? ['donations'] : [],
  });
  const response = await action({
    request: new Request(`https://site.test/donations/${service}`, { method: 'POST', body, headers }),
    params: { service },
    context: contextWith({ upstream }),
  });
  return { status: response.status, sent: calls.map(({ input }) => input.body) };
}

test('bodies and proofs are handed over unchanged', async () => {
  expect(await post('ko-fi', { body: 'data=%7B+%7D' })).toEqual({
    status: 200,
    sent: [{ service: 'ko-fi', payload: 'data=%7B+%7D', signature: '' }],
  });
  const saweria = await post('saweria', { body: '{ "id": 1 }', headers: { 'Saweria-Callback-Signature': 'abc' } });
  expect(saweria.sent).toEqual([{ service: 'saweria', payload: '{ "id": 1 }', signature: 'abc' }]);
  const trakteer = await post('trakteer', { headers: { 'X-Webhook-Token': 'secret' } });
  expect(trakteer.sent).toMatchObject([{ signature: 'secret' }]);
});

test('an unknown service, and a host without donations, are not found', async () => {
  expect(await post('paypal')).toEqual({ status: 404, sent: [] });
  expect(await post('ko-fi', { isOffered: false })).toEqual({ status: 404, sent: [] });
});

test('what is too large is not sent on', async () => {
  expect(await post('ko-fi', { body: 'x'.repeat(16 * 1024 + 1) })).toEqual({ status: 413, sent: [] });
  expect(await post('trakteer', { headers: { 'X-Webhook-Token': 'x'.repeat(201) } })).toEqual({
    status: 413,
    sent: [],
  });
});

test.each([
  [401, 401],
  [404, 404],
  [429, 429],
  [-1, 400],
])('a refusal with %i is answered with %i', async (retcode, status) => {
  const answer = { retcode, message: 'no' };
  expect((await post('ko-fi', { answer })).status).toBe(status);
});

test('while the host cannot be reached, the answer makes the service send again', async () => {
  const answer = new UpstreamError('refused', 'receiveDonation', 'busy');
  expect((await post('ko-fi', { answer })).status).toBe(503);
});

test('the address has no page', () => {
  expect(loader().status).toBe(405);
});
