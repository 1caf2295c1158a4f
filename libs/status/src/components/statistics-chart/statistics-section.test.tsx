import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLive, LiveContext } from '@starhaven/realtime';
import { readStatusView } from '../../lib/status-view';
import { StatisticsSection } from './statistics-section';

let mockIsAway = true;
jest.mock('./statistics-chart', () => {
  if (mockIsAway) throw new Error('Failed to fetch dynamically imported module');
  return { __esModule: true, default: () => <p>The chart</p> };
});

test('a chart that cannot be loaded says so, does not affect the rest and can be tried again', async () => {
  const live = createLive();
  const point = { time: 60, web_online_count: 1, game_online_count: null, request_count: null };
  live.store.set({ status: 'connected', points: [point] });
  const Stub = createRemixStub([
    { path: '/', Component: () => <StatisticsSection view={readStatusView(new URLSearchParams())} reported={null} /> },
  ]);
  render(
    <LiveContext.Provider value={live}>
      <Stub />
    </LiveContext.Provider>,
  );
  expect(await screen.findByText(/The chart could not be loaded/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Real-time Statistics' })).toBeVisible();
  mockIsAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The chart')).toBeVisible();
});

test('until the chart is drawn its place shows the last values of the page', () => {
  const live = createLive();
  const reported = [
    { time: 60, web_online_count: 1, game_online_count: 7, request_count: 20 },
    { time: 120, web_online_count: 1234, game_online_count: 8, request_count: null },
  ];
  const view = readStatusView(new URLSearchParams());
  const Stub = createRemixStub([{ path: '/', Component: () => <StatisticsSection view={view} reported={reported} /> }]);
  render(
    <LiveContext.Provider value={live}>
      <Stub />
    </LiveContext.Provider>,
  );
  expect(screen.getByText('Web Online')).toHaveTextContent('Web Online 1,234');
  expect(screen.getByText('Requests/Min')).toHaveTextContent('Requests/Min –');
  expect(document.querySelectorAll('polyline')).toHaveLength(3);
});
