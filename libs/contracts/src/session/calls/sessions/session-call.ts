import { extensions } from '../../../protocol/extensions';

export const sessionCall = { host: 'account', credential: 'authorization', extension: extensions.sessions } as const;
