/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { Refusal } from '@starhaven/upstream/testing';
import { memberHost, memberRequest } from '../../../test/member';
import { action, loader } from './devices.route.server';

/** What the host answers to both calls. */
let answer: Refusal | Error;
let host: ReturnType<typeof memberHost>;
const bodies = () => host.calls.map(({ input }) => input);
async function args(fields?: Record<string, string>) {
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  host = memberHost([], { listDevices: answer, linkDevice: answer });
  return { request: await memberRequest('/account/devices', init), params: {}, context: host.context };
}
async function submit(fields: Record<string, string>) {
  const reply = await action(await args(fields));
  if (reply instanceof Response) throw new Error('led elsewhere');
  return { ...reply.data, status: reply.init?.status };
}

test('a refusal to list is the device data error', async () => {
  answer = { retcode: -1, message: '' };
  expect((await loader(await args())).data.problem?.title).toBe('Device Data Error');
});

test('a failure has the titles of this page', async () => {
  answer = new UpstreamError('network', 'listDevices', 'away');
  expect((await loader(await args())).data.problem?.title).toBe('Device Data Error');
  const { message, status } = await submit({ intent: 'unlink', deviceId: 'd1' });
  expect([message?.title, status]).toEqual(['Device Action Failed', 502]);
});

test.each([
  ['link', 'add', 'Device Linked'],
  ['unlink', 'remove', 'Device Unlinked'],
])('%s asks the host to %s', async (intent, does, title) => {
  answer = { retcode: 200, message: 'ok' };
  expect(await submit({ intent, deviceId: ' d1 ' })).toMatchObject({ message: { type: 'ok', title }, status: 200 });
  expect(bodies()).toEqual([{ deviceId: 'd1', action: does }]);
});

test('a refusal keeps what was typed; an empty id sends no call', async () => {
  answer = { retcode: -1, message: '' };
  const refused = await submit({ intent: 'link', deviceId: 'd9' });
  expect(refused).toMatchObject({ message: { title: 'Device Action Failed' }, status: 422 });
  expect(refused.result?.initialValue).toMatchObject({ deviceId: 'd9' });
  const empty = await submit({ intent: 'link', deviceId: '  ' });
  expect(empty.result?.error).toEqual({ deviceId: ['Please enter a valid device ID'] });
  expect(bodies()).toEqual([]);
});
