import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { Header } from './header';

type Props = ComponentProps<typeof Header>;

const meta: StoriesMeta<Props> = {
  title: 'Header',
  component: Header,
  args: {
    siteName: 'Starhaven',
    links: [
      { label: 'Downloads', to: '/downloads' },
      { label: 'Handbook', to: '/handbook' },
    ],
    menuLinks: [{ label: 'Home', to: '/' }],
    statusPill: <a href="/status">12 online</a>,
  },
  parameters: { conformance: { exempt: 'The shell mounts it once and gives it everything it needs.' } },
};
export default meta;

export const Plain: Story<Props> = { parameters: { isAlone: true } };
export const LongName: Story<Props> = {
  args: { siteName: 'The Quiet Inn of the Northern Harbour' },
  parameters: { isAlone: true },
};
export const WithAccount: Story<Props> = {
  args: { account: <button type="button">Paimon</button>, tools: <a href="/handbook">Search</a> },
  parameters: { isAlone: true },
};
