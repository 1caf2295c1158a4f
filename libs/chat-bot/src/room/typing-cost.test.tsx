import { createRemixStub } from '@remix-run/testing';
import { LiveContext } from '@starhaven/realtime';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProfilerOnRenderCallback } from 'react';
import { Profiler } from 'react';
import { fakeLive } from '../../test/fake-live';
import { message } from '../../test/message';
import { createRoom } from './state/create-room';
import { findLinks } from './log/find-links';
import { useAnnouncement } from './log/use-announcement';
import { RoomPanel } from './room-panel';

// Each of these is called once per render: of a row, and of the log.
jest.mock('./log/find-links', () => spied('./log/find-links', 'findLinks'));
jest.mock('./log/use-announcement', () => spied('./log/use-announcement', 'useAnnouncement'));

function spied(path: string, name: string) {
  const real = jest.requireActual<Record<string, (...args: unknown[]) => unknown>>(path);
  return { ...real, [name]: jest.fn(real[name]) };
}
const rows = () => jest.mocked(findLinks).mock.calls.length;
const logs = () => jest.mocked(useAnnouncement).mock.calls.length;

test('typing renders neither the log nor a row, and a new message renders one row', async () => {
  const host = fakeLive('7');
  const room = createRoom(host.live, { isSpecOnly: false, early: { history: [], messages: [] } });
  let commits = 0;
  const onRender: ProfilerOnRenderCallback = () => (commits += 1);
  const session = { uid: '7', name: 'Mika', roles: [3] };
  const Panel = () => (
    <LiveContext.Provider value={host.live}>
      <Profiler id="room" onRender={onRender}>
        <RoomPanel room={room} isSpecOnly={false} />
      </Profiler>
    </LiveContext.Provider>
  );
  const Stub = createRemixStub([
    { id: 'root', path: '/', loader: () => ({ session }), children: [{ path: 'faq', Component: Panel }] },
  ]);
  render(<Stub initialEntries={['/faq']} hydrationData={{ loaderData: { root: { session } } }} />);
  host.connect();
  await host.hear(
    'chatHistory',
    Array.from({ length: 99 }, (_, index) => message(String(index))),
  );

  const before = { rows: rows(), logs: logs(), commits };
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'a long sentence');
  expect([rows() - before.rows, logs() - before.logs]).toEqual([0, 0]);
  // A key press causes one commit, of the field only.
  expect(commits - before.commits).toBeLessThanOrEqual('a long sentence'.length + 2);

  await host.hear('chatRsp', message('new'));
  expect(rows() - before.rows).toBe(1);
});
