import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswerForm } from './answer-form';

test('a short answer is refused at its field with the message of the complete form', async () => {
  const action = jest.fn(() => null);
  const Stub = createRemixStub([
    { path: '/', Component: () => <AnswerForm id="7" /> },
    { path: '/ask/answer/:id', action, Component: () => <p>Sent</p> },
  ]);
  render(<Stub />);
  const text = screen.getByRole('textbox', { name: 'Text' });
  expect(text.closest('form')).toHaveAttribute('novalidate');
  // The form asks for a stored draft when it gets the focus.
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ draft: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(text).toHaveFocus();
  expect(text).toBeInvalid();
  expect(text).toHaveAccessibleDescription('Please write at least 20 characters.');
  expect(action).not.toHaveBeenCalled();
  await userEvent.type(text, 'Take the second lantern first.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Sent')).toBeVisible();
});
