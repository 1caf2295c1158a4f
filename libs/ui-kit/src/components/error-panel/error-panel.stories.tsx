import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { ErrorPanel } from './error-panel';

type Props = ComponentProps<typeof ErrorPanel>;

const meta: StoriesMeta<Props> = {
  title: 'ErrorPanel',
  component: ErrorPanel,
  args: { title: 'The status could not be read', message: 'Try again in a moment.' },
  parameters: { conformance: { element: 'section' } },
};
export default meta;

export const Plain: Story<Props> = {};
export const WithDetail: Story<Props> = { args: { detail: 'Request 7f3a', children: <a href="/">Back to home</a> } };
