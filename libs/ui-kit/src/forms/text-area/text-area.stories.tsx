import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { TextArea } from './text-area';

type Props = ComponentProps<typeof TextArea>;

const meta: StoriesMeta<Props> = {
  title: 'TextArea',
  component: TextArea,
  args: { id: 'details', 'aria-label': 'Details', rows: 3 },
  parameters: { conformance: { element: 'textarea' } },
};
export default meta;

export const Empty: Story<Props> = {};
export const Filled: Story<Props> = {
  args: { id: 'details-filled', defaultValue: 'The launcher says **old version**.' },
};
export const Wrong: Story<Props> = { args: { id: 'details-wrong', 'aria-invalid': true, defaultValue: 'No' } };
export const Disabled: Story<Props> = { args: { id: 'details-disabled', disabled: true, defaultValue: 'Sent' } };
