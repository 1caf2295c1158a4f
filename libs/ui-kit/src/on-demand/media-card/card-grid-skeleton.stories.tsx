import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { CardGridSkeleton } from './media-card';

type Props = ComponentProps<typeof CardGridSkeleton>;

const meta: StoriesMeta<Props> = {
  title: 'CardGridSkeleton',
  component: CardGridSkeleton,
  args: { label: 'Loading games' },
  parameters: { conformance: { element: 'div' } },
};
export default meta;

export const Plain: Story<Props> = {};
