import type { StoriesMeta, Story } from '../../testing/stories';
import { ItemIcon } from './item-icon';
import type { ItemIconProps } from './item-icon';
import { rarityStyle } from './rarity-style';

const meta: StoriesMeta<ItemIconProps> = {
  title: 'ItemIcon',
  component: ItemIcon,
  args: { drawing: 'weapon' },
  parameters: { conformance: { element: 'span' } },
};
export default meta;

export const Drawing: Story<ItemIconProps> = {};
export const OnCard: Story<ItemIconProps> = { args: { size: 'card' } };
export const OnPage: Story<ItemIconProps> = { args: { size: 'page' } };
export const WithPicture: Story<ItemIconProps> = { args: { icon: '/art/genshin-impact.svg', size: 'card' } };
export const WithRarity: Story<ItemIconProps> = {
  render: (props) => (
    <span style={rarityStyle(5)}>
      <ItemIcon {...props} />
    </span>
  ),
};
