import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { createLive, LiveContext } from '@starhaven/realtime';
import { OnlinePill } from './online-pill';

test('the pill leads to the status page and says how many are online once it knows', () => {
  const live = createLive();
  render(
    <LiveContext.Provider value={live}>
      <OnlinePill to="/status" />
    </LiveContext.Provider>,
  );
  const pill = screen.getByRole('link', { name: 'Server status' });
  expect(pill).toHaveAttribute('href', '/status');
  act(() => live.store.set({ onlineCount: 12, status: 'connected' }));
  expect(screen.getByRole('link', { name: '12 online, server status' })).toHaveTextContent('12 online');
  act(() => live.store.set({ onlineCount: 1_234_567 }));
  expect(pill).toHaveTextContent('1.2M online');
  expect(pill).toHaveAccessibleName('1.2M online, server status');
});
