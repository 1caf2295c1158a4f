import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { TagList } from './tag-list';

type Props = ComponentProps<typeof TagList>;

const meta: StoriesMeta<Props> = {
  title: 'TagList',
  component: TagList,
  args: { tags: ['guide', 'linux', 'game servers'], toPath: (tag) => `/blog/tag/${encodeURIComponent(tag)}` },
  parameters: { conformance: { element: 'ul' } },
};
export default meta;

export const Few: Story<Props> = {};
export const Long: Story<Props> = { args: { tags: ['a-tag-of-forty-characters-without-any-gap', 'x'] } };
