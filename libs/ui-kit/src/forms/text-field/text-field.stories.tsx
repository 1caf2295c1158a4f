import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { TextField } from './text-field';

type Props = ComponentProps<typeof TextField>;

const meta: StoriesMeta<Props> = {
  title: 'TextField',
  component: TextField,
  args: { id: 'name', label: 'Username', hint: 'At least 3 characters' },
  parameters: { conformance: { element: 'input' } },
};
export default meta;

export const Empty: Story<Props> = {};
export const Wrong: Story<Props> = {
  args: { id: 'name-wrong', defaultValue: 'ad', errors: ['Username must be at least 3 characters'] },
};
export const Disabled: Story<Props> = { args: { id: 'name-off', defaultValue: 'ada', disabled: true } };
