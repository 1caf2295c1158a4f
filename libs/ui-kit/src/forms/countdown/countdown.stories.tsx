import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { Countdown } from './countdown';

type Props = ComponentProps<typeof Countdown>;

const meta: StoriesMeta<Props> = {
  title: 'Countdown',
  component: Countdown,
  args: { untilSeconds: 1_770_003_600, nowSeconds: 1_770_000_000 },
  parameters: { conformance: { element: 'span' } },
};
export default meta;

export const Hours: Story<Props> = {};
export const Minutes: Story<Props> = { args: { form: 'mm:ss', untilSeconds: 1_770_000_090 } };
