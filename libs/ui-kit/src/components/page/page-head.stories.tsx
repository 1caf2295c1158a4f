import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { PageHead } from './page';

type Props = ComponentProps<typeof PageHead>;

const meta: StoriesMeta<Props> = {
  title: 'PageHead',
  component: PageHead,
  args: { title: 'Downloads', children: 'Pick a game to see its builds.' },
  parameters: { conformance: { element: 'header' } },
};
export default meta;

export const Plain: Story<Props> = {};
