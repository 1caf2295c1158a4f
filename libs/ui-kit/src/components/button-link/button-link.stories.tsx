import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { ButtonLink } from './button-link';

type Props = ComponentProps<typeof ButtonLink>;

const meta: StoriesMeta<Props> = {
  title: 'ButtonLink',
  component: ButtonLink,
  args: { to: '/downloads', children: 'All downloads' },
  parameters: { conformance: { element: 'a' } },
};
export default meta;

export const Plain: Story<Props> = {};
export const Primary: Story<Props> = { args: { tone: 'primary' } };
export const Danger: Story<Props> = { args: { tone: 'danger', children: 'Delete' } };
export const LongText: Story<Props> = { args: { children: 'A label that needs more than one line on a small phone' } };
