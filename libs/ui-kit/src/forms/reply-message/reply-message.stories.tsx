import type { ComponentProps } from 'react';
import { ToastRegion } from '../../shell/toasts/toast-region';
import type { StoriesMeta, Story } from '../../testing/stories';
import { ReplyMessage } from './reply-message';

type Props = ComponentProps<typeof ReplyMessage>;

const meta: StoriesMeta<Props> = {
  title: 'ReplyMessage',
  component: ReplyMessage,
  args: { message: { type: 'ok', title: 'Saved', message: 'Your changes are online.' } },
  parameters: { conformance: { exempt: 'with scripts the message is a toast; reply-message.test.tsx checks the box' } },
};
export default meta;

const withToasts = (props: Props) => (
  <>
    <ToastRegion />
    <ReplyMessage {...props} />
  </>
);

export const Saved: Story<Props> = { render: withToasts };
export const Failed: Story<Props> = {
  args: { message: { type: 'error', title: 'Error', message: 'Failed to connect to server. Please try again.' } },
  render: withToasts,
};
