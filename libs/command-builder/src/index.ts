export { ItemData, useCommandFacts } from './components/item-data/item-data';
export { PickerField } from './components/picker-field/picker-field';
export { PickPage } from './routes/pick/pick.page';
export { pickMeta } from './routes/pick/pick.meta';

export type { ItemDataProps } from './components/item-data/item-data';
export type { PickerFieldProps } from './components/picker-field/picker-field';
export type { ChosenItems } from './lib/chosen-items';
