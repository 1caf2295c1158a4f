import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ModalDialog } from './modal-dialog';

const dialogOf = (onDismiss?: () => void) => (
  <ModalDialog title="Sure?" actions={<button>Yes</button>} onDismiss={onDismiss}>
    <p>Think twice</p>
  </ModalDialog>
);

test('the server sends it open, with the focus on its title and the title as its name', () => {
  const html = renderToString(dialogOf());
  expect(html).toMatch(/<dialog[^>]* open/);
  expect(html).toMatch(/<h2[^>]* autofocus/);
  render(dialogOf());
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toHaveTextContent('Think twice');
});

test('Escape always closes it, and the page is told', () => {
  const onDismiss = jest.fn();
  render(dialogOf(onDismiss));
  expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(true);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
