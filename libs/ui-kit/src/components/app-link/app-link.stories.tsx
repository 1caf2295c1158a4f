import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { AppLink } from './app-link';

type Props = ComponentProps<typeof AppLink>;

const meta: StoriesMeta<Props> = {
  title: 'AppLink',
  component: AppLink,
  args: { href: 'otpauth://totp/inn', scheme: 'otpauth', children: 'Open the app' },
  parameters: { conformance: { element: 'a' } },
};
export default meta;

export const Plain: Story<Props> = {};
export const OtherScheme: Story<Props> = { args: { href: 'javascript:alert(1)' } };
