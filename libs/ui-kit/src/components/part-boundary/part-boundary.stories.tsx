import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { PartBoundary } from './part-boundary';

type Props = ComponentProps<typeof PartBoundary>;

function Broken(): never {
  throw new Error('A part that breaks on purpose.');
}

const meta: StoriesMeta<Props> = {
  title: 'PartBoundary',
  component: PartBoundary,
  args: {
    children: <p>The part</p>,
    fallback: (retry) => (
      <p>
        This part could not be shown.{' '}
        <button type="button" onClick={retry}>
          Try again
        </button>
      </p>
    ),
  },
  parameters: { conformance: { exempt: 'It has no element of its own: it shows the part, or what replaces it.' } },
};
export default meta;

export const Whole: Story<Props> = {};
// React prints the error in the console. The gallery page with many states must keep its console free of errors.
export const AfterAnError: Story<Props> = { args: { children: <Broken /> }, parameters: { isAlone: true } };
