import '@testing-library/jest-dom';
import { useBeforePaint, useIsHydrated } from '@starhaven/ui-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TagField } from './tag-field';

function Editor({ stored }: { stored: string }) {
  const [value, setValue] = useState(stored);
  useBeforePaint(() => setValue(String(sent()[0])), []);
  return (
    <form aria-label="post">
      <TagField value={value} onChange={setValue} isEnhanced={useIsHydrated()} errors={[]} />
    </form>
  );
}
const chosen = () =>
  [...screen.getByRole('list', { name: 'Chosen tags' }).querySelectorAll('bdi')].map((tag) => tag.textContent);
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('tags');

test('an author who types while scripts start goes on in the same field', async () => {
  const onServer = render(
    <form aria-label="post">
      <TagField value="news" onChange={() => {}} isEnhanced={false} errors={[]} />
    </form>,
  );
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = onServer.container.innerHTML;
  onServer.unmount();
  const field = screen.getByLabelText<HTMLInputElement>('Tags');
  field.focus();
  field.value = 'news, gui';
  await act(async () => void hydrateRoot(box, <Editor stored="news" />));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('gui');
  fireEvent.change(field, { target: { value: 'guide' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(chosen()).toEqual(['news', 'guide']);
  box.remove();
});

test('a tag that was typed and not added is sent with the others, once', () => {
  render(<Editor stored="news" />);
  const field = screen.getByLabelText('Tags');
  fireEvent.change(field, { target: { value: 'guide, news' } });
  expect(sent()).toEqual(['news, guide']);
  expect(chosen()).toEqual(['news']);
});

test('the Tab key leads from the field to Add, and the hint says that Enter adds', async () => {
  render(<Editor stored="" />);
  const field = screen.getByLabelText('Tags');
  expect(field).toHaveAccessibleDescription('Separated by commas. Enter adds them.');
  await userEvent.type(field, 'guide');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toEqual(['guide']);
});

test('a tag of dots is refused at once and stays in the field', async () => {
  render(<Editor stored="news" />);
  const field = screen.getByLabelText('Tags');
  await userEvent.type(field, '...{Enter}');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/A tag needs more than dots\.$/);
  expect([field.getAttribute('value'), chosen()]).toEqual(['...', ['news']]);
  await userEvent.type(field, 'net');
  expect(field).toBeValid();
});
