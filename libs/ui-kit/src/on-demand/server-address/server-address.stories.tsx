import type { StoriesMeta, Story } from '../../testing/stories';
import { ServerAddress } from './server-address';
import type { ServerAddressProps } from './server-address';

const meta: StoriesMeta<ServerAddressProps> = {
  title: 'ServerAddress',
  component: ServerAddress,
  args: { name: 'Lantern', address: 'play.example.org:22102' },
  parameters: { conformance: { element: 'div' } },
};
export default meta;

export const Plain: Story<ServerAddressProps> = {};
export const WithEntry: Story<ServerAddressProps> = {
  args: { entry: 'Put it into the launcher, under Settings, Proxy address.' },
};
