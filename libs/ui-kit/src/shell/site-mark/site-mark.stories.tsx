import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { SiteMark } from './site-mark';

type Props = ComponentProps<typeof SiteMark>;

const meta: StoriesMeta<Props> = {
  title: 'SiteMark',
  component: SiteMark,
  args: {},
  parameters: { conformance: { exempt: 'A picture without parts; its size is its one prop.' } },
};
export default meta;

export const Small: Story<Props> = {};
export const Large: Story<Props> = { args: { size: 64 } };
