import { useLocation } from '@remix-run/react';
import { SiteLink } from '../../components/site-link/site-link';
import type { StoriesMeta, Story } from '../../testing/stories';
import { ClientNavigation } from './client-navigation';

type Props = object;

const Here = () => <p>The page is now {useLocation().pathname}</p>;

const meta: StoriesMeta<Props> = {
  title: 'ClientNavigation',
  component: ClientNavigation,
  args: {},
  parameters: { conformance: { exempt: 'It draws nothing: it follows the links around it.' } },
};
export default meta;

export const Links: Story<Props> = {
  render: () => (
    <>
      <ClientNavigation />
      <Here />
      <SiteLink to="/guide">A link that changes the page in place</SiteLink>
    </>
  ),
  parameters: { isAlone: true },
};
