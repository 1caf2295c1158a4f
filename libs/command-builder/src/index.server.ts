export { findInChosen, toCommandFacts, wantedItems } from './lib/chosen-items';
export { readPickerLanguage } from './lib/picker-language';
export { readChosenItems } from './lib/read-chosen-items.server';
export { loader as commandItemsLoader } from './routes/items-json/items-json.route.server';
export { headers as pickHeaders, loader as pickLoader } from './routes/pick/pick.route.server';

export type { ChosenItems, WantedItems } from './lib/chosen-items';
