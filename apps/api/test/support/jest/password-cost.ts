import { passwordCost as productionCost } from '../../../src/modules/account/passwords/password-cost';

/** argon2id at its lowest cost, because tests make thousands of accounts. jest.config.ts replaces the production cost with it. */
const testCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const passwordCost = { ...testCost };

/** For tests of the hash itself, its time and the load that it causes: the suite hashes like production. */
export function hashLikeProduction(): void {
  beforeAll(() => void Object.assign(passwordCost, productionCost));
  afterAll(() => void Object.assign(passwordCost, testCost));
}
