import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { RelativeTime } from './relative-time';

type Props = ComponentProps<typeof RelativeTime>;

const meta: StoriesMeta<Props> = {
  title: 'RelativeTime',
  component: RelativeTime,
  args: { time: 1_770_000_000, now: 1_770_009_000 },
  parameters: { conformance: { element: 'time' } },
};
export default meta;

export const Past: Story<Props> = {};
export const Never: Story<Props> = { args: { time: 0 } };
export const OfText: Story<Props> = { args: { rule: 'text', now: 1_770_000_030 } };
