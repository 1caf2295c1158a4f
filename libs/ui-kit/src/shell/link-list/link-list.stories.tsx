import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { LinkList } from './link-list';

type Props = ComponentProps<typeof LinkList>;

const meta: StoriesMeta<Props> = {
  title: 'LinkList',
  component: LinkList,
  args: {
    links: [
      { label: 'Guide', to: '/guide', isCurrent: true },
      { label: 'FAQ', to: '/faq' },
    ],
  },
  parameters: { conformance: { element: 'ul' } },
};
export default meta;

export const Plain: Story<Props> = {};
export const OtherSite: Story<Props> = { args: { links: [{ label: 'Elsewhere', to: '//elsewhere.test' }] } };
