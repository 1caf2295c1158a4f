import '@testing-library/jest-dom';
import { useRevalidator } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { emptyValues } from '../../writing/post-values';
import { EditPage } from './edit.page';

/** The page with a button that loads its data again; the post gets a newer version with each load. */
async function open() {
  let loads = 0;
  const Page = () => {
    const { revalidate } = useRevalidator();
    return (
      <>
        <button onClick={revalidate}>Load again</button>
        <EditPage />
      </>
    );
  };
  const loader = () => {
    loads += 1;
    const values = { ...emptyValues, title: `Title ${loads}`, slug: 'title', state: 'draft', version: loads };
    return {
      ...{ id: '5', values, preview: `/blog/preview/${loads}`, problem: null, reason: '' },
      ...{ isDenied: false, account: '7', hasStates: true },
    };
  };
  const Stub = createRemixStub([{ path: '/', Component: Page, loader }]);
  const { container } = render(<Stub />);
  await screen.findByLabelText('Title *');
  return {
    version: () => container.querySelector('input[name="version"]'),
    loadAgain: async () => {
      const before = loads;
      fireEvent.click(screen.getByText('Load again'));
      // This link shows the data of the last load.
      await waitFor(() => expect(container.innerHTML).toContain(`/blog/preview/${before + 1}`));
    },
  };
}

test('a newer version that is loaded later does not replace unsaved text, and the next save finds it', async () => {
  const { version, loadAgain } = await open();
  fireEvent.change(screen.getByLabelText('Title *'), { target: { value: 'Mine' } });
  await loadAgain();
  expect(screen.getByLabelText('Title *')).toHaveValue('Mine');
  expect(version()).toHaveValue('1');
});

test('without unsaved text, the newer version is shown', async () => {
  const { version, loadAgain } = await open();
  await loadAgain();
  await waitFor(() => expect(screen.getByLabelText('Title *')).toHaveValue('Title 2'));
  expect(version()).toHaveValue('2');
});
