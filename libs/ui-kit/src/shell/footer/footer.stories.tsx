import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { Footer } from './footer';

type Props = ComponentProps<typeof Footer>;

const meta: StoriesMeta<Props> = {
  title: 'Footer',
  component: Footer,
  args: {
    siteName: 'Starhaven',
    about: 'A community home for private servers.',
    groups: [
      {
        title: 'Help',
        links: [
          { label: 'Guide', to: '/guide' },
          { label: 'FAQ', to: '/faq' },
        ],
      },
    ],
  },
  parameters: { conformance: { exempt: 'The shell mounts it once and gives it everything it needs.' } },
};
export default meta;

export const Plain: Story<Props> = { parameters: { isAlone: true } };
