import type { ComponentProps } from 'react';
import type { StoriesMeta, Story } from '../../testing/stories';
import { FileField } from './file-field';

type Props = ComponentProps<typeof FileField>;

const meta: StoriesMeta<Props> = {
  title: 'FileField',
  component: FileField,
  args: { id: 'picture', label: 'Picture', hint: 'JPEG, PNG, WebP, GIF or AVIF, at most 10 MB' },
  parameters: { conformance: { element: 'input' } },
};
export default meta;

export const Empty: Story<Props> = {};
export const Wrong: Story<Props> = {
  args: { id: 'picture-wrong', errors: ['This file is not a picture that the site can show.'] },
};
export const Disabled: Story<Props> = { args: { id: 'picture-off', disabled: true } };
