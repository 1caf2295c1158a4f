import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { languages } from '@starhaven/contracts/handbook';
import type { CommandValues } from '@starhaven/game-commands';
import type { ChosenItems } from '../../lib/chosen/chosen-items';
import { isItemParam } from '@starhaven/game-commands';
import { giveCommand, paramOf, place } from '../../testing/commands';
import { giveHeights, serveLists } from '../../testing/serve-lists';
import { ItemData } from '../item-data/item-data';
import { PickerField } from './picker-field';

const stats = { BaseValue: 0.0272, StepValue: 0.0039, StepNum: 3, Property: 'CriticalChance' };
const knownItems: ChosenItems = {
  game: 1,
  language: languages[0],
  lists: [
    { type: 'itemList', rows: [{ id: '7', name: 'Lantern' }], missing: ['8'] },
    { type: 'artifactList', rows: [{ id: '77', name: 'Flower', sub: '501', appendPropNum: 2 }], missing: [] },
    { type: 'propSub', rows: [{ id: '501201', name: 'CRIT Rate', grup: '501', stats }], missing: ['9'] },
  ],
};

function Field({ id, first }: { id: string; first: CommandValues }) {
  const [values, setValues] = useState(first);
  const param = paramOf(id);
  if (!isItemParam(param)) throw new Error(`${id} takes no items.`);
  return (
    <ItemData chosen={knownItems}>
      <form data-testid="form">
        <PickerField
          place={place}
          command={giveCommand}
          param={param}
          values={values}
          name={`v.${id}`}
          onChange={(chosen) => setValues((before) => ({ ...before, [id]: chosen }))}
        />
      </form>
    </ItemData>
  );
}

const sent = () => [...new FormData(screen.getByTestId<HTMLFormElement>('form'))];

// Lists stay loaded for the life of a page, so each test requests another language.
let count = 0;
beforeEach(() => {
  count += 1;
  knownItems.language = languages[count % languages.length]!;
  giveHeights();
});
afterEach(() => jest.restoreAllMocks());

test('without scripts the field has the ids, their names, and a link to the picker that carries the values', () => {
  const html = renderToString(<Field id="item" first={{ item: ['7', '8'], artifact: ['77'] }} />);
  document.body.innerHTML = html;
  expect(screen.getByRole('textbox', { name: 'Item' })).toHaveValue('7 8');
  expect(screen.getByRole('textbox', { name: 'Item' })).toHaveAttribute('name', 'v.item');
  expect(screen.getByRole('link', { name: 'Choose Item' })).toHaveAttribute(
    'href',
    '/command/genshin-impact/gc/pick?v.artifact=77&v.item=*7*8&command=give-artifact&param=item',
  );
  const [lantern, unknown] = screen.getAllByRole('listitem');
  expect(lantern).toHaveTextContent('Lantern7');
  expect(unknown).toHaveTextContent('???8 not in the handbook');
  document.body.innerHTML = '';
});

test('the form sends the chosen ids in one field; a chip is removed by its button', async () => {
  render(<Field id="item" first={{ item: ['7', '8', 'all'] }} />);
  expect(sent()).toEqual([['v.item', '*7*8*all']]);
  expect(screen.getByText('Everything')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lantern (7)' }));
  expect(sent()).toEqual([['v.item', '*8*all']]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Everything (all)' }));
  await userEvent.click(screen.getByRole('button', { name: /Remove \?\?\?/ }));
  expect(sent()).toEqual([['v.item', '']]);
});

test('ids can be typed: Enter, the button Add or leaving the field adds them', async () => {
  serveLists({ lists: { itemList: [] } });
  render(<Field id="item" first={{}} />);
  const field = screen.getByRole('textbox', { name: 'Item' });
  await userEvent.type(field, '21, 22{Enter}');
  await userEvent.type(field, '23');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.type(field, '21 24');
  await userEvent.tab();
  await userEvent.tab();
  expect(sent()).toEqual([['v.item', '*21*22*23*24']]);
  expect(field).toHaveValue('');
});

test('a parameter that takes one value keeps the last typed one', async () => {
  serveLists({ lists: { artifactList: [] } });
  render(<Field id="artifact" first={{ artifact: ['77'] }} />);
  await userEvent.type(screen.getByRole('textbox'), '78{Enter}');
  expect(sent()).toEqual([['v.artifact', '78']]);
});

test('a property needs an artifact first', () => {
  render(<Field id="main" first={{}} />);
  expect(screen.getByText('Choose an artifact first.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose Main property' })).toBeDisabled();
});

test('the picker opens from the field, and its choice is in the form', async () => {
  serveLists({
    lists: {
      itemList: [
        { id: '7', name: 'Lantern' },
        { id: '31', name: 'Broom' },
      ],
    },
  });
  render(<Field id="item" first={{ item: ['7'] }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose Item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Item(s)' }));
  await userEvent.click(await dialog.findByRole('button', { name: /Broom/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent()).toEqual([['v.item', '*7*31']]);
});

test('a slot shows its value as the game shows it, and changes with count and step', async () => {
  render(<Field id="sub" first={{ artifact: ['77'], sub: ['501204:2'] }} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('CRIT Rate7.78%501204');
  fireEvent.change(screen.getByRole('spinbutton', { name: /Count of CRIT Rate/ }), { target: { value: '3' } });
  expect(sent()).toEqual([['v.sub', '501204:3']]);
  fireEvent.change(screen.getByRole('spinbutton', { name: /Step of CRIT Rate/ }), { target: { value: '1' } });
  expect(sent()).toEqual([['v.sub', '501202:3']]);
  for (const wrong of ['0', '', '4', '1.5']) {
    fireEvent.change(screen.getByRole('spinbutton', { name: /Step/ }), { target: { value: wrong } });
    expect(sent()).toEqual([['v.sub', '501202:3']]);
  }
  expect(screen.getByText('1 of 2 places')).toBeInTheDocument();
});

test('slots are added until the places of the artifact are taken, replaced and removed', async () => {
  const rows = [
    { id: '501201', name: 'CRIT Rate', grup: '501', stats },
    { id: '501221', name: 'CRIT DMG', grup: '501', stats },
  ];
  serveLists({ lists: { propSub: rows, artifactList: knownItems.lists[1]!.rows as never } });
  render(<Field id="sub" first={{ artifact: ['77'], sub: ['501204:2'] }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose Sub properties' }));
  await userEvent.click(await screen.findByRole('button', { name: /CRIT DMG/ }));
  expect(sent()).toEqual([['v.sub', '*501204:2*501224:1']]);
  expect(screen.getByRole('button', { name: 'Choose Sub properties' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Replace CRIT Rate' }));
  await userEvent.click(await within(screen.getByRole('dialog')).findByRole('button', { name: /CRIT DMG/ }));
  expect(sent()).toEqual([['v.sub', '*501224:1*501224:1']]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove CRIT DMG' })[0]!);
  expect(sent()).toEqual([['v.sub', '501224:1']]);
});
