import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { neverPath } from '../../testing/stories';
import type { StoriesMeta, Story } from '../../testing/stories';
import { NavigationProgress } from './navigation-progress';

type Props = object;

function Leave() {
  const navigate = useNavigate();
  useEffect(() => navigate(neverPath), [navigate]);
  return <p>The next page is loading.</p>;
}

const meta: StoriesMeta<Props> = {
  title: 'NavigationProgress',
  component: NavigationProgress,
  args: {},
  parameters: { conformance: { exempt: 'The shell mounts it once, without props.' } },
};
export default meta;

export const Loading: Story<Props> = {
  render: () => (
    <>
      <NavigationProgress />
      <Leave />
    </>
  ),
  parameters: { isAlone: true },
};
