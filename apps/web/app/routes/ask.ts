export { askHeaders as headers, askLoader as loader } from '@starhaven/ask/server';
export { AskPage as default, askMeta as meta } from '@starhaven/ask';
