import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { TabLinks } from './tab-links';

type Props = ComponentProps<typeof TabLinks>;

const meta: StoriesMeta<Props> = {
  title: 'TabLinks',
  component: TabLinks,
  args: {
    'aria-label': 'Account',
    tabs: ['Overview', 'Login History', 'Linked Devices', 'Edit Account', 'Security', 'API keys'].map((label) => ({
      to: `/${label.toLowerCase().replace(' ', '-')}`,
      label,
      isCurrent: label === 'Overview',
    })),
  },
  parameters: { conformance: { element: 'nav' } },
};
export default meta;

export const Parts: Story<Props> = {};
export const Switch: Story<Props> = {
  args: {
    'aria-label': 'Login or register',
    isSwitch: true,
    tabs: ['Login', 'Register', 'Forgot'].map((label) => ({
      to: `/?tab=${label}`,
      label,
      isCurrent: label === 'Login',
    })),
  },
};
