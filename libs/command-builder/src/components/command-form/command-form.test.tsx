import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { CommandFileSchema } from '@starhaven/contracts/commands';
import type { CommandValues } from '@starhaven/game-commands';
import * as v from 'valibot';
import { place } from '../../testing/commands';
import { CommandForm } from './command-form';

const [command] = v.parse(CommandFileSchema, [
  {
    id: 'give-all',
    head: 'give',
    label: 'Give everything',
    value: 'give [kind] [c]',
    params: [
      {
        ...{ id: 'kind', type: 'select', label: 'Kind', default: 'all' },
        data: { all: 'Everything', avatars: 'All characters' },
      },
      { id: 'c', type: 'int', label: 'Constellation', prefix: 'c', min: 0, max: 6 },
    ],
  },
]);

function Form() {
  const [values, setValues] = useState<CommandValues>({});
  return (
    <>
      <CommandForm
        place={{ ...place, name: 'Grasscutter', short: 'GC', gameTitle: 'Genshin Impact', file: null }}
        command={command!}
        values={values}
        query=""
        onFill={(_, next) => setValues(next)}
        onUsed={() => {}}
      />
      <output data-testid="values">{JSON.stringify(values)}</output>
    </>
  );
}

/** Chooses a value when the form is on the page but its effects have not run. */
function Hasty() {
  useLayoutEffect(() => {
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'avatars' } });
  }, []);
  return null;
}

test('a choice that is made while the page hydrates stays', () => {
  render(
    <>
      <Form />
      <Hasty />
    </>,
  );
  fireEvent.change(screen.getByLabelText('Constellation'), { target: { value: '6' } });
  expect(JSON.parse(screen.getByTestId('values').textContent ?? '')).toMatchObject({ kind: ['avatars'], c: ['6'] });
});
