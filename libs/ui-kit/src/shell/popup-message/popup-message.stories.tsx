import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { PopupMessage } from './popup-message';

type Props = ComponentProps<typeof PopupMessage>;

const meta: StoriesMeta<Props> = {
  title: 'PopupMessage',
  component: PopupMessage,
  args: { type: 'ok', title: 'Success', message: 'The device is linked.', onClose: () => undefined },
  parameters: { conformance: { exempt: 'The shell mounts it once and gives it everything it needs.' } },
};
export default meta;

export const Ok: Story<Props> = { parameters: { isAlone: true } };
export const Failed: Story<Props> = { args: { type: 'error', title: 'Error' }, parameters: { isAlone: true } };
