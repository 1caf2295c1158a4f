import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { Alert } from './alert';

type Props = ComponentProps<typeof Alert>;

const meta: StoriesMeta<Props> = {
  title: 'Alert',
  component: Alert,
  args: { type: 'info', title: 'One moment, please', children: 'There were many attempts.' },
  parameters: { conformance: { element: 'div' } },
};
export default meta;

export const Info: Story<Props> = {};
export const Ok: Story<Props> = { args: { type: 'ok', title: 'Saved' } };
export const Warn: Story<Props> = { args: { type: 'warn', title: 'Temporary password' } };
export const Failed: Story<Props> = { args: { type: 'error', title: 'Login Failed' } };
