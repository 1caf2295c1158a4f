import type { Limit, Limits } from '../../../platform/limits/limits';
import type { Attempt } from '../login/login-origin';

/** A condition under which attempts cost work. */
export interface LoadCondition {
  name: string;
  /** This many attempts are free. */
  max: number;
  /** The key under which attempts are counted together. */
  keyOf: (attempt: Attempt) => string;
  /** Whether attempts like this one cost work now. */
  applies: (attempt: Attempt) => Promise<boolean>;
}

type KeyOf = LoadCondition['keyOf'];

const byName: KeyOf = ({ name }) => name;
const byAddress: KeyOf = ({ addressKey }) => addressKey;
const bySite: KeyOf = () => 'site';

/** Applies after `max` failures, which the login limits count. */
function afterFailures(limit: Limit, max: number, keyOf: KeyOf): LoadCondition {
  return {
    name: limit.rule.name,
    max,
    keyOf,
    applies: async (attempt) => (await limit.peek(keyOf(attempt))).used >= max,
  };
}

/** Applies to each attempt beyond the limit. */
function aboveLimit(limit: Limit, keyOf: KeyOf): LoadCondition {
  const { name, max } = limit.rule;
  return { name, max, keyOf, applies: async (attempt) => (await limit.hit(keyOf(attempt))).isOver };
}

/** The conditions under which logins, registrations and new guests cost work. */
export function createLoadConditions(limits: Limits): Record<Attempt['action'], LoadCondition[]> {
  const count = (name: string, max: number, minutes: number) =>
    limits.create({ name, max, windowSeconds: minutes * 60 });
  return {
    login: [
      afterFailures(count('login-name', 25, 60), 3, byName),
      afterFailures(count('login-address', 25, 5), 10, byAddress),
    ],
    register: [
      aboveLimit(count('register-free-site', 20, 10), bySite),
      aboveLimit(count('register-free-address', 2, 30), byAddress),
    ],
    guest: [
      aboveLimit(count('guest-free-site', 100, 10), bySite),
      aboveLimit(count('guest-free-address', 10, 10), byAddress),
    ],
  };
}
