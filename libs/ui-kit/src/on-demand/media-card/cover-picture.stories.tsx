import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { CoverPicture } from './cover-picture';

type Props = ComponentProps<typeof CoverPicture>;

const meta: StoriesMeta<Props> = {
  title: 'CoverPicture',
  component: CoverPicture,
  args: { src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', loading: 'lazy' },
  parameters: { conformance: { element: 'img' } },
};
export default meta;

export const Plain: Story<Props> = {};
export const NoAddress: Story<Props> = { args: { src: '' } };
