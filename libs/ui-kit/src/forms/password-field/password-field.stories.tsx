import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { PasswordField } from './password-field';

type Props = ComponentProps<typeof PasswordField>;

const meta: StoriesMeta<Props> = {
  title: 'PasswordField',
  component: PasswordField,
  args: { id: 'password', label: 'Password' },
  parameters: { conformance: { element: 'input' } },
};
export default meta;

export const Empty: Story<Props> = {};
export const Wrong: Story<Props> = { args: { id: 'password-wrong', errors: ['Password is required'] } };
export const Filled: Story<Props> = { args: { id: 'password-filled', defaultValue: 'sesame-lantern' } };
export const Disabled: Story<Props> = {
  args: { id: 'password-disabled', disabled: true, defaultValue: 'sesame-lantern' },
};
