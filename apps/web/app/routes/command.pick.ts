export { pickHeaders as headers, pickLoader as loader } from '@starhaven/command-builder/server';
export { pickMeta as meta, PickPage as default } from '@starhaven/command-builder';
