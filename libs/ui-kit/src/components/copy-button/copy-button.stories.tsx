import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { CopyButton } from './copy-button';

type Props = ComponentProps<typeof CopyButton>;

const meta: StoriesMeta<Props> = {
  title: 'CopyButton',
  component: CopyButton,
  args: { text: '1102', subject: 'ID of Seele' },
  parameters: { conformance: { element: 'button' } },
};
export default meta;

export const Plain: Story<Props> = {};
