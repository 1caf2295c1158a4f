import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { Picture } from './picture';

type Props = ComponentProps<typeof Picture>;

const meta: StoriesMeta<Props> = {
  title: 'Picture',
  component: Picture,
  args: {
    src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    alt: 'A lantern',
    width: 96,
    height: 54,
  },
  parameters: { conformance: { element: 'img' } },
};
export default meta;

export const Plain: Story<Props> = {};
export const NoAddress: Story<Props> = { args: { src: 'javascript:alert(1)' } };
