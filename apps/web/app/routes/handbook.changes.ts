export { changesHeaders as headers, changesLoader as loader } from '@starhaven/handbook/server';
export { changesMeta as meta, ChangesPage as default } from '@starhaven/handbook';
