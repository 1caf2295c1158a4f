import { extensions } from '../../protocol/extensions';

export const statusCall = { host: 'account', method: 'GET', extension: extensions.status } as const;
