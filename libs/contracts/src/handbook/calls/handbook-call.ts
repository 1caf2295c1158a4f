import { extensions } from '../../protocol/extensions';

export const handbookCall = {
  host: 'book',
  method: 'GET',
  topics: ['handbook'],
  extension: extensions.handbook,
} as const;
