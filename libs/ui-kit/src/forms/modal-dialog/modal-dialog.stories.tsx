import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { ModalDialog } from './modal-dialog';

type Props = ComponentProps<typeof ModalDialog>;

const meta: StoriesMeta<Props> = {
  title: 'ModalDialog',
  component: ModalDialog,
  args: { title: 'Email Quota Reached', children: <p>You can ask again tomorrow.</p>, actions: <button>Close</button> },
  parameters: { conformance: { element: 'dialog' } },
};
export default meta;

export const Open: Story<Props> = { parameters: { isAlone: true } };
