import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { LocalTime } from './local-time';

type Props = ComponentProps<typeof LocalTime>;

const meta: StoriesMeta<Props> = {
  title: 'LocalTime',
  component: LocalTime,
  args: { time: 1_770_000_000 },
  parameters: { conformance: { element: 'time' } },
};
export default meta;

export const Moment: Story<Props> = {};
export const Day: Story<Props> = { args: { form: 'day' } };
export const WithDistance: Story<Props> = { args: { now: 1_770_009_000 } };
