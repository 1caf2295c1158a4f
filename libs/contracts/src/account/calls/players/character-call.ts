import { extensions } from '../../../protocol/extensions';

export const characterCall = {
  host: 'account',
  method: 'POST',
  credential: 'authorization',
  extension: extensions.characters,
} as const;
