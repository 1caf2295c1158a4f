import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { SiteLink } from './site-link';

type Props = ComponentProps<typeof SiteLink>;

const meta: StoriesMeta<Props> = {
  title: 'SiteLink',
  component: SiteLink,
  args: { to: '/faq', children: 'Common questions' },
  parameters: { conformance: { element: 'a' } },
};
export default meta;

export const Plain: Story<Props> = {};
export const Current: Story<Props> = { args: { 'aria-current': 'page' } };
