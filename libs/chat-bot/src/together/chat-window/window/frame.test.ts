import { firstFrame, fitFrame, moveFrame, resizeFrame, toFrame } from './frame';

const screen = { width: 1440, height: 900 };
const frame = { left: 500, top: 300, width: 400, height: 500 };

test('it opens at the lower right, above its buttons', () => {
  expect(firstFrame(screen)).toEqual({ left: 1024, top: 324, width: 400, height: 500 });
});

test('it never leaves the screen', () => {
  expect(moveFrame(frame, 5_000, -5_000, screen)).toEqual({ ...frame, left: 1040, top: 0 });
  expect(fitFrame(frame, { width: 700, height: 480 })).toEqual({ left: 300, top: 0, width: 400, height: 480 });
  expect(fitFrame(frame, { width: 250, height: 150 })).toEqual({ left: 0, top: 0, width: 250, height: 150 });
});

test('a corner stops at the smallest size and at the edge; the other corner stays', () => {
  expect(resizeFrame(frame, 'top-left', 900, 900, screen)).toEqual({ left: 600, top: 600, width: 300, height: 200 });
  expect(resizeFrame(frame, 'top-left', -900, -900, screen)).toEqual({ left: 0, top: 0, width: 900, height: 800 });
  expect(resizeFrame(frame, 'bottom-right', -900, -900, screen)).toEqual({ ...frame, width: 300, height: 200 });
  expect(resizeFrame(frame, 'bottom-right', 9_000, 9_000, screen)).toEqual({ ...frame, width: 940, height: 600 });
});

test.each([[null], ['x'], [[]], [{ left: 1 }], [{ ...frame, top: '1' }], [{ ...frame, width: null }]])(
  '%j is not a stored frame',
  (stored) => expect(toFrame(stored)).toBeNull(),
);

test('a stored frame is read', () => expect(toFrame(JSON.parse(JSON.stringify(frame)))).toEqual(frame));
