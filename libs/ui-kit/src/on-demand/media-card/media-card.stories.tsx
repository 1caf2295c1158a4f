import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { MediaCard } from './media-card';

type Props = ComponentProps<typeof MediaCard>;

const meta: StoriesMeta<Props> = {
  title: 'MediaCard',
  component: MediaCard,
  args: {
    image: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    title: 'Genshin Impact',
    description: 'Wander Teyvat on a server of your own.',
    action: <a href="/downloads">Download</a>,
  },
  parameters: { conformance: { element: 'article' } },
};
export default meta;

export const Plain: Story<Props> = {};
export const WithFacts: Story<Props> = {
  args: { facts: [{ label: 'Version', value: '5.0' }], accent: 'var(--sh-genshin)' },
};
