import type { ComponentProps } from 'react';
import { ToastRegion } from '../../shell/toasts/toast-region';
import type { StoriesMeta, Story } from '../../testing/stories';
import { ReplyNews } from './reply-news';

type Props = ComponentProps<typeof ReplyNews>;

const meta: StoriesMeta<Props> = {
  title: 'ReplyNews',
  component: ReplyNews,
  args: { message: { type: 'ok', title: 'Saved', message: 'Your changes are online.' } },
  parameters: { conformance: { exempt: 'with scripts the message is a toast; reply-news.test.tsx checks the box' } },
};
export default meta;

const withToasts = (props: Props) => (
  <>
    <ToastRegion />
    <ReplyNews {...props} />
  </>
);

export const Saved: Story<Props> = { render: withToasts };
export const Failed: Story<Props> = {
  args: { message: { type: 'error', title: 'Error', message: 'Failed to connect to server. Please try again.' } },
  render: withToasts,
};
