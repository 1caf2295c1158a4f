import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { ExternalLink } from './external-link';

type Props = ComponentProps<typeof ExternalLink>;

const meta: StoriesMeta<Props> = {
  title: 'ExternalLink',
  component: ExternalLink,
  args: { href: 'https://example.org', children: 'An engine' },
  parameters: { conformance: { element: 'a' } },
};
export default meta;

export const Intercepted: Story<Props> = {};
export const Safe: Story<Props> = { args: { isSafe: true } };
export const NoAddress: Story<Props> = { args: { href: 'javascript:alert(1)' } };
