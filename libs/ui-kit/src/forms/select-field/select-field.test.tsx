import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SelectField } from './select-field';

function Kinds({ first = 'all' }: { first?: string }) {
  const [value, setValue] = useState(first);
  const [hasMore, setHasMore] = useState(false);
  const [, setCount] = useState(0);
  return (
    <>
      <SelectField id="kind" label="Kind" value={value} onChange={(event) => setValue(event.currentTarget.value)}>
        <option value="all">Everything</option>
        <option value="avatars">Characters</option>
        {hasMore ? <option value="late">Late</option> : null}
      </SelectField>
      <button type="button" onClick={() => setValue('late')}>
        Choose late
      </button>
      <button type="button" onClick={() => setHasMore(true)}>
        More
      </button>
      <button type="button" onClick={() => setCount((count) => count + 1)}>
        Again
      </button>
      <output>{value}</output>
    </>
  );
}

const select = () => screen.getByLabelText<HTMLSelectElement>('Kind');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a choice is reported, and a value set from outside is shown, also when its option comes later', () => {
  render(<Kinds />);
  fireEvent.change(select(), { target: { value: 'avatars' } });
  expect([select().value, screen.getByRole('status').textContent]).toEqual(['avatars', 'avatars']);
  press('Choose late');
  press('More');
  expect(select().value).toBe('late');
});

test('what was chosen before the page was hydrated stays until its event comes', async () => {
  const { container, unmount } = render(<Kinds />);
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = `<div id="root">${html}</div>`;
  select().value = 'avatars';
  const root = await act(async () => hydrateRoot(document.getElementById('root') as HTMLElement, <Kinds />));
  // Another part of the page renders the field again in between.
  press('Again');
  expect(select().value).toBe('avatars');
  fireEvent.change(select());
  expect(screen.getByRole('status')).toHaveTextContent('avatars');
  await act(async () => root.unmount());
});
