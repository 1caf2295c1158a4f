export { manageAction as action, manageHeaders as headers, manageLoader as loader } from '@starhaven/ask/server';
export { ManagePage as default, manageMeta as meta } from '@starhaven/ask';
