import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { Page } from './page';

type Props = ComponentProps<typeof Page>;

const meta: StoriesMeta<Props> = {
  title: 'Page',
  component: Page,
  args: { children: 'The column of a page' },
  parameters: { conformance: { element: 'div' } },
};
export default meta;

export const Wide: Story<Props> = {};
export const Reading: Story<Props> = { args: { kind: 'reading' } };
export const Form: Story<Props> = { args: { kind: 'form' } };
