import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FileField } from './file-field';

test('the field has its name, its hint and its errors', () => {
  render(<FileField id="picture" name="image" label="Picture" hint="At most 10 MB" errors={['Too large.']} />);
  const field = screen.getByLabelText('Picture');
  expect(field).toHaveAttribute('type', 'file');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('At most 10 MB Too large.');
});

test('the button that sends the file is next to it', () => {
  render(<FileField id="picture" label="Picture" end={<button type="submit">Upload</button>} />);
  expect(screen.getByLabelText('Picture').nextElementSibling).toBe(screen.getByRole('button', { name: 'Upload' }));
});

const choose = (input: HTMLInputElement, name: string) =>
  Object.defineProperty(input, 'files', { value: [new File(['x'], name)], configurable: true });

test('chosen files are reported once, also if they were chosen before the script ran', () => {
  const told: string[] = [];
  const field = <FileField id="picture" label="Picture" onFiles={([file]) => told.push(file?.name ?? '')} />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(field);
  const input = root.querySelector('input') as HTMLInputElement;
  choose(input, 'early.png');
  let hydrated: Root | null = null;
  act(() => void (hydrated = hydrateRoot(root, field)));
  expect(told).toEqual(['early.png']);
  choose(input, 'late.png');
  fireEvent.change(input);
  expect(told).toEqual(['early.png', 'late.png']);
  act(() => hydrated?.unmount());
  root.remove();
});
