import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { SelectField } from './select-field';

type Props = ComponentProps<typeof SelectField>;

const choices = (
  <>
    <option value="">All servers</option>
    <option value="1">Moonlit Harbour</option>
  </>
);

const meta: StoriesMeta<Props> = {
  title: 'SelectField',
  component: SelectField,
  args: { id: 'server', label: 'Server', children: choices },
  parameters: { conformance: { element: 'select' } },
};
export default meta;

export const Chosen: Story<Props> = { args: { defaultValue: '1' } };
export const Wrong: Story<Props> = { args: { id: 'server-wrong', errors: ['Please select a server'] } };
export const Disabled: Story<Props> = { args: { id: 'server-disabled', disabled: true, defaultValue: '1' } };
