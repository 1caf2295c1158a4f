import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { Switch } from './switch';

type Props = ComponentProps<typeof Switch>;

const meta: StoriesMeta<Props> = {
  title: 'Switch',
  component: Switch,
  args: { id: 'guest', label: 'Guest Login', hint: 'Play with only a name' },
  parameters: { conformance: { element: 'input' } },
};
export default meta;

export const Off: Story<Props> = {};
export const On: Story<Props> = { args: { id: 'guest-on', defaultChecked: true } };
export const Wrong: Story<Props> = { args: { id: 'guest-wrong', errors: ['This has changed since you opened it.'] } };
export const Disabled: Story<Props> = { args: { id: 'guest-disabled', disabled: true } };
export const DisabledOn: Story<Props> = { args: { id: 'guest-disabled-on', disabled: true, defaultChecked: true } };
