import { fireEvent, render, screen } from '@testing-library/react';
import { SubmitButton } from './submit-button';

test('sends the form once, says that it is being sent, and keeps the focus', () => {
  const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={sent}>
      <SubmitButton isBusy={isBusy} busyLabel="Saving…">
        Save
      </SubmitButton>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  fireEvent.click(button);
  rerender(form(true));
  expect(button.textContent).toBe('Saving…');
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(sent).toHaveBeenCalledTimes(1);
});
