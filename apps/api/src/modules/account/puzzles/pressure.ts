import type { Limit, Limits } from '../../../platform/limits/limits';
import type { Attempt } from '../login/login-origin';

/** A reason to make attempts cost work. */
export interface Pressure {
  name: string;
  /** This many attempts are free. */
  max: number;
  /** The key under which attempts are counted together. */
  keyOf: (attempt: Attempt) => string;
  /** Whether the pressure applies to this attempt. */
  isOn: (attempt: Attempt) => Promise<boolean>;
}

type KeyOf = Pressure['keyOf'];

const byName: KeyOf = ({ name }) => name;
const byAddress: KeyOf = ({ addressKey }) => addressKey;
const bySite: KeyOf = () => 'site';

/** Applies after `max` failures, which the login limits count. */
function failuresFrom(limit: Limit, max: number, keyOf: KeyOf): Pressure {
  return {
    name: limit.rule.name,
    max,
    keyOf,
    isOn: async (attempt) => (await limit.peek(keyOf(attempt))).used >= max,
  };
}

/** Applies to each attempt beyond the limit. */
function beyond(limit: Limit, keyOf: KeyOf): Pressure {
  const { name, max } = limit.rule;
  return { name, max, keyOf, isOn: async (attempt) => (await limit.hit(keyOf(attempt))).isOver };
}

/** The conditions under which logins, registrations and new guests cost work. */
export function createPressures(limits: Limits): Record<Attempt['action'], Pressure[]> {
  const count = (name: string, max: number, minutes: number) =>
    limits.create({ name, max, windowSeconds: minutes * 60 });
  return {
    login: [
      failuresFrom(count('login-name', 25, 60), 3, byName),
      failuresFrom(count('login-address', 25, 5), 10, byAddress),
    ],
    register: [
      beyond(count('register-free-site', 20, 10), bySite),
      beyond(count('register-free-address', 2, 30), byAddress),
    ],
    guest: [beyond(count('guest-free-site', 100, 10), bySite), beyond(count('guest-free-address', 10, 10), byAddress)],
  };
}
