export { apiKeysAction as action, apiKeysHeaders as headers, apiKeysLoader as loader } from '@starhaven/account/server';
export { ApiKeysPage as default, apiKeysMeta as meta } from '@starhaven/account';
