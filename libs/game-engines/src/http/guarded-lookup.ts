import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { EngineError } from '../engine/engine-error';
import { isForbiddenAddress } from './forbidden-address';

/**
 * A `lookup` for node:http that refuses names of forbidden addresses. The connection itself calls it, so the checked address is the one to
 * which it connects. A name that changes its answer in between cannot bypass the check.
 */
export function createGuardedLookup(resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (addresses.some(({ address }) => isForbiddenAddress(address)))
        return callback(new EngineError('refused', 'its name leads to a forbidden address'), []);
      const [first] = addresses;
      if (options.all || !first) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}
