export { newAction as action, newHeaders as headers, newLoader as loader } from '@starhaven/ask/server';
export { NewPage as default, newMeta as meta } from '@starhaven/ask';
