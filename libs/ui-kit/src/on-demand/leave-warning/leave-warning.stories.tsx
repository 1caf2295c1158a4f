import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { LeaveWarning } from './leave-warning';

type Props = ComponentProps<typeof LeaveWarning>;

function Leave() {
  const navigate = useNavigate();
  useEffect(() => navigate('/elsewhere'), [navigate]);
  return null;
}

const meta: StoriesMeta<Props> = {
  title: 'LeaveWarning',
  component: LeaveWarning,
  args: { isUnsaved: true },
  parameters: { conformance: { exempt: 'It draws nothing until the visitor leaves; then it draws a ModalDialog.' } },
};
export default meta;

export const Leaving: Story<Props> = {
  render: (props) => (
    <>
      <LeaveWarning {...props} />
      <Leave />
    </>
  ),
  parameters: { isAlone: true },
};
