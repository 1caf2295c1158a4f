import { fireEvent, screen } from '@testing-library/react';
import { watchTypedForms } from './typed-forms';

const typedForms = watchTypedForms();

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main">
      <form method="get"><input aria-label="Search" /></form>
      <form method="post"><input aria-label="Title" /><button>Save</button></form>
      <form method="post"><input type="hidden" name="id" value="1" /><button>Vote</button></form>
    </main>`;
  document.addEventListener('submit', (event) => event.preventDefault());
});

const type = (label: string) => fireEvent.input(screen.getByLabelText(label), { target: { value: 'Lantern' } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a form counts from the first letter until it is accepted or gone', () => {
  expect(typedForms.hasAny()).toBe(false);
  type('Search');
  expect(typedForms.hasAny()).toBe(false);
  type('Title');
  expect(typedForms.hasAny()).toBe(true);
  // A check by the page itself stops the form.
  press('Save');
  expect(typedForms.hasAny()).toBe(true);
  press('Save');
  typedForms.noteSent();
  expect(typedForms.hasAny()).toBe(false);
  typedForms.noteRefused();
  expect(typedForms.hasAny()).toBe(true);
  // Pressed twice: the first request is given up.
  press('Save');
  typedForms.noteSent();
  press('Save');
  typedForms.noteSent();
  typedForms.noteRefused();
  expect(typedForms.hasAny()).toBe(true);
  document.body.innerHTML = '';
  expect(typedForms.hasAny()).toBe(false);
});

test('another form of the page may be accepted', () => {
  type('Title');
  press('Vote');
  typedForms.noteSent();
  expect(typedForms.hasAny()).toBe(true);
});

test.each([
  ['Lantern', true],
  ['', false],
])('before this code arrived, %j was typed', (text, isTyped) => {
  screen.getByLabelText<HTMLInputElement>('Title').value = text;
  screen.getByRole('button', { name: 'Save' }).focus();
  expect(watchTypedForms().hasAny()).toBe(isTyped);
});
