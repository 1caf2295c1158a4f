export { historyAction as action, historyHeaders as headers, historyLoader as loader } from '@starhaven/account/server';
export { HistoryPage as default, historyMeta as meta } from '@starhaven/account';
