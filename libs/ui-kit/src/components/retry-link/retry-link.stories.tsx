import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { RetryLink } from './retry-link';

type Props = ComponentProps<typeof RetryLink>;

const meta: StoriesMeta<Props> = {
  title: 'RetryLink',
  component: RetryLink,
  args: {},
  parameters: { conformance: { element: 'a' } },
};
export default meta;

export const Plain: Story<Props> = {};
