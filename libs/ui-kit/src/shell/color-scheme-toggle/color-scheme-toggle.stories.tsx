import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { ColorSchemeToggle } from './color-scheme-toggle';

type Props = ComponentProps<typeof ColorSchemeToggle>;

const meta: StoriesMeta<Props> = {
  title: 'ColorSchemeToggle',
  component: ColorSchemeToggle,
  args: {},
  parameters: { conformance: { exempt: 'The shell mounts it once and gives it everything it needs.' } },
};
export default meta;

export const Plain: Story<Props> = {};
