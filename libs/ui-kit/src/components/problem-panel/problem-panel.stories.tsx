import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { ProblemPanel } from './problem-panel';

type Props = ComponentProps<typeof ProblemPanel>;

const meta: StoriesMeta<Props> = {
  title: 'ProblemPanel',
  component: ProblemPanel,
  args: {
    problem: {
      title: 'Failed to fetch data',
      message: 'The server does not answer right now.',
      canRetry: true,
      status: 502,
    },
  },
  parameters: { conformance: { element: 'section' } },
};
export default meta;

export const WithRetry: Story<Props> = {};
export const Final: Story<Props> = {
  args: {
    problem: { title: 'There is no such item', message: 'Search for its name.', canRetry: false, status: 404 },
    children: <a href="/handbook">Back to the handbook</a>,
  },
};
