import type { SecretName } from '@starhaven/contracts/admin';
import type { DonationService } from '@starhaven/contracts/donations';
import { readKoFi } from './read-ko-fi';
import { readSaweria } from './read-saweria';
import { readTrakteer } from './read-trakteer';
import type { Reading, SignedPayload } from './received-donation';

/** How each service authenticates and what it sends (docs/behaviour/site.md#donations). */
export const services: Readonly<
  Record<DonationService, { secret: SecretName; read: (signed: SignedPayload) => Reading }>
> = {
  'ko-fi': { secret: 'kofiToken', read: readKoFi },
  saweria: { secret: 'saweriaKey', read: readSaweria },
  trakteer: { secret: 'trakteerToken', read: readTrakteer },
};
