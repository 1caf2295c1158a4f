import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { SubmitButton } from './submit-button';

type Props = ComponentProps<typeof SubmitButton>;

const meta: StoriesMeta<Props> = {
  title: 'SubmitButton',
  component: SubmitButton,
  args: { isBusy: false, children: 'Save changes' },
  parameters: { conformance: { element: 'button' } },
};
export default meta;

export const Primary: Story<Props> = {};
export const Plain: Story<Props> = { args: { tone: 'plain' } };
export const Busy: Story<Props> = { args: { isBusy: true, busyLabel: 'Saving…' } };
export const Disabled: Story<Props> = { args: { disabled: true } };
