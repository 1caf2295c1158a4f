import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PasswordField } from './password-field';

const field = <PasswordField id="p" name="password" label="Password" autoComplete="current-password" />;

test('what was typed can be shown and hidden again', async () => {
  render(field);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'sesame');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('sesame');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('without JavaScript there is no button that does nothing', () => {
  expect(renderToString(field)).not.toContain('<button');
});

test('a note says that caps lock is on while the field has the focus', () => {
  render(field);
  const input = screen.getByLabelText('Password');
  fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock is on')).toBeVisible();
  fireEvent.blur(input);
  expect(screen.queryByText('Caps Lock is on')).toBeNull();
});
