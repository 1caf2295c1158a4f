export { findItemType, findItemTypeBySlug, itemTypes } from '@starhaven/contracts/handbook';
export type { ItemTypeInfo } from '@starhaven/contracts/handbook';
