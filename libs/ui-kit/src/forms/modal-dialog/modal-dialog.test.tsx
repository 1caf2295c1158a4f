import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ModalDialog } from './modal-dialog';

const dialogOf = (onDismiss?: () => void) => (
  <ModalDialog title="Sure?" actions={<button>Yes</button>} onDismiss={onDismiss}>
    <p>Think twice</p>
  </ModalDialog>
);

test('the server sends it open, with its title as its name', () => {
  expect(renderToString(dialogOf())).toMatch(/<dialog[^>]* open/);
  render(dialogOf());
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toHaveTextContent('Think twice');
});

test('Escape closes it only when the page allows that', () => {
  const { rerender } = render(dialogOf());
  expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(false);
  const onDismiss = jest.fn();
  rerender(dialogOf(onDismiss));
  expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(true);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
