import { useEffect } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { ToastRegion } from './toast-region';
import { showToast } from './toast-store';
import type { MessageType } from './toast-store';

type Props = object;

const durationMs = 86_400_000;

function Shown({ type }: { type: MessageType }) {
  useEffect(() => showToast({ type, title: 'Device', message: 'What happened, and what to do.', durationMs }), [type]);
  return <ToastRegion />;
}

const meta: StoriesMeta<Props> = {
  title: 'ToastRegion',
  component: ToastRegion,
  args: {},
  parameters: { conformance: { exempt: 'The shell mounts it once, without props.' } },
};
export default meta;

// A page shows only one toast at a time, in its region.
const parameters = { isAlone: true };
export const Ok: Story<Props> = { render: () => <Shown type="ok" />, parameters };
export const Warn: Story<Props> = { render: () => <Shown type="warn" />, parameters };
export const Failed: Story<Props> = { render: () => <Shown type="error" />, parameters };
export const Info: Story<Props> = { render: () => <Shown type="info" />, parameters };
