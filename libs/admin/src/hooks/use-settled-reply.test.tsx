import '@testing-library/jest-dom';
import { Form, useLoaderData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useSettledReply } from './use-settled-reply';

test('a reply is shown with the data that is loaded after it, not before', async () => {
  let version = 1;
  let finish: (() => void) | undefined;
  function Page() {
    const data = useLoaderData<{ version: number }>();
    const reply = useSettledReply();
    return (
      <Form method="post">
        <p>{`Version ${data.version}, ${reply ? 'saved' : 'not saved'}`}</p>
        <button>Save</button>
      </Form>
    );
  }
  const loader = async () => {
    if (version > 1) await new Promise<void>((resolve) => (finish = resolve));
    return { version };
  };
  const action = () => {
    version += 1;
    return { result: null };
  };
  const Stub = createRemixStub([{ path: '/', Component: Page, loader, action }]);
  render(<Stub />);
  const shown: (string | null)[] = [];
  const text = await screen.findByText(/^Version/);
  new MutationObserver(() => shown.push(text.textContent)).observe(text, { subtree: true, characterData: true });
  fireEvent.click(screen.getByRole('button'));
  // The action has answered when its data is loaded.
  await waitFor(() => expect(finish).toBeDefined());
  finish?.();
  await screen.findByText('Version 2, saved');
  expect(shown).toEqual(['Version 2, saved']);
});
