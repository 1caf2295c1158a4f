import { act } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useBeforePaint } from '../../hooks/use-before-paint';
import { TextArea } from './text-area';

function Controlled() {
  const [value, setValue] = useState('From the server');
  useBeforePaint(() => setValue((document.getElementById('area') as HTMLTextAreaElement).value), []);
  return <TextArea id="area" value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
}

test.each([
  ['left alone', <TextArea id="area" defaultValue="From the server" />],
  ['controlled by its form', <Controlled />],
])('what was typed before the page was hydrated stays: %s', async (_, element) => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<textarea id="area" class="area">From the server</textarea>';
  const area = () => root.querySelector('textarea') as HTMLTextAreaElement;
  area().value = 'Typed early';
  const hydrated = await act(async () => hydrateRoot(root, element));
  expect(area().value).toBe('Typed early');
  act(() => hydrated.unmount());
  root.remove();
});

test('what was typed stays when React begins to hydrate the page a second time', async () => {
  let answer: (() => void) | null = null;
  let isReady = false;
  const wait = new Promise<void>((resolve) => (answer = resolve));
  function Late() {
    // React 18 waits for a thrown promise.
    if (!isReady) throw wait;
    return <p>Late</p>;
  }
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<!--$--><textarea id="area" class="area">From the server</textarea><p>Late</p><!--/$-->';
  const area = () => root.querySelector('textarea') as HTMLTextAreaElement;
  area().value = 'Typed early';
  const hydrated = await act(async () =>
    hydrateRoot(
      root,
      <Suspense>
        <TextArea id="area" defaultValue="From the server" />
        <Late />
      </Suspense>,
    ),
  );
  expect(area().value).toBe('Typed early');
  area().value = 'Typed early and late';
  await act(async () => {
    isReady = true;
    answer?.();
  });
  expect(area().value).toBe('Typed early and late');
  act(() => hydrated.unmount());
  root.remove();
});
