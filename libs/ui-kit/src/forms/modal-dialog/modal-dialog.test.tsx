import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
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

test('Escape always closes it, and the page is notified', () => {
  const onDismiss = jest.fn();
  render(dialogOf(onDismiss));
  expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(true);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

describe('in a browser with modal dialogs', () => {
  const showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  beforeEach(() => Object.assign(HTMLDialogElement.prototype, { showModal, close: jest.fn() }));
  afterEach(() => {
    // jsdom has neither.
    for (const name of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    showModal.mockClear();
  });

  test('the focus returns to the opener, and for one in a menu to the button of the menu', () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML =
      '<button id="menu-button" popovertarget="menu">Menu</button><div id="menu" popover><a href="/x">Search</a></div>';
    for (const [opener, focused] of [
      ['a', 'menu-button'],
      ['#menu-button', 'menu-button'],
    ] as const) {
      page.querySelector<HTMLElement>(opener)?.focus();
      render(dialogOf()).unmount();
      expect(document.activeElement?.id).toBe(focused);
    }
    page.remove();
  });

  async function hydrate(isClosed: boolean) {
    const onDismiss = jest.fn();
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(dialogOf(onDismiss));
    if (isClosed) page.querySelector('dialog')?.removeAttribute('open');
    const root = await act(async () => hydrateRoot(page, dialogOf(onDismiss), { onRecoverableError: () => undefined }));
    await act(async () => root.unmount());
    page.remove();
    return [showModal.mock.calls.length, onDismiss.mock.calls.length];
  }

  test('it becomes modal when the script arrives', async () => {
    expect(await hydrate(false)).toEqual([1, 0]);
  });

  test('closed before the script arrives, it stays closed, and the page is notified', async () => {
    expect(await hydrate(true)).toEqual([0, 1]);
  });
});
