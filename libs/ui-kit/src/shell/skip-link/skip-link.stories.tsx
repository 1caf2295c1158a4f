import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { SkipLink } from './skip-link';

type Props = ComponentProps<typeof SkipLink>;

const meta: StoriesMeta<Props> = {
  title: 'SkipLink',
  component: SkipLink,
  args: {},
  parameters: { conformance: { exempt: 'The shell mounts it once and gives it everything it needs.' } },
};
export default meta;

export const Plain: Story<Props> = {
  render: () => (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        The content of the page
      </main>
    </>
  ),
  parameters: { isAlone: true },
};
