import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { CardGrid } from './media-card';

type Props = ComponentProps<typeof CardGrid>;

const meta: StoriesMeta<Props> = {
  title: 'CardGrid',
  component: CardGrid,
  args: { children: [<li key="one">One</li>, <li key="two">Two</li>] },
  parameters: { conformance: { element: 'ul' } },
};
export default meta;

export const Plain: Story<Props> = {};
