export { itemHeaders as headers, itemLoader as loader } from '@starhaven/handbook/server';
export { itemMeta as meta, ItemPage as default } from '@starhaven/handbook';
