import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { LineIcon } from './line-icon';

type Props = ComponentProps<typeof LineIcon>;

const meta: StoriesMeta<Props> = {
  title: 'LineIcon',
  component: LineIcon,
  args: { children: <path d="m6 6 12 12M18 6 6 18" /> },
  parameters: { conformance: { exempt: 'It is a drawing in a control, which takes them.' } },
};
export default meta;

export const Plain: Story<Props> = {};
export const Large: Story<Props> = { args: { size: 48, weight: 2.5 } };
