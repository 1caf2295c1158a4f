import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { ButtonLink } from '../button-link/button-link';
import { PageHead } from './page';

type Props = ComponentProps<typeof PageHead>;

const meta: StoriesMeta<Props> = {
  title: 'PageHead',
  component: PageHead,
  args: { title: 'Downloads', children: 'Pick a game to see its builds.' },
  parameters: { conformance: { element: 'header' } },
};
export default meta;

export const Plain: Story<Props> = {};

export const WithActions: Story<Props> = {
  args: {
    actions: (
      <>
        <ButtonLink to="/create" tone="primary">
          Create
        </ButtonLink>
        <ButtonLink to="/">Back</ButtonLink>
      </>
    ),
  },
};
