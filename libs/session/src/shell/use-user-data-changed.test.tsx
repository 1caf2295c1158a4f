/** @jest-environment ../../tools/jest/browser-environment.cjs */
import { render } from '@testing-library/react';
import { notifyUserDataChanged, useUserDataChanged } from './use-user-data-changed';

function Listener({ onChange }: { onChange: () => void }) {
  useUserDataChanged(onChange);
  return null;
}

test('the newest callback receives the event while mounted, and not afterwards', () => {
  const [first, second, outside] = [jest.fn(), jest.fn(), jest.fn()];
  window.addEventListener('userDataChanged', outside);
  const { rerender, unmount } = render(<Listener onChange={first} />);
  notifyUserDataChanged();
  rerender(<Listener onChange={second} />);
  notifyUserDataChanged();
  unmount();
  notifyUserDataChanged();
  expect([first, second, outside].map((mock) => mock.mock.calls.length)).toEqual([1, 1, 3]);
});
