export { changeHeaders as headers, changeLoader as loader } from '@starhaven/handbook/server';
export { changeMeta as meta, ChangePage as default } from '@starhaven/handbook';
