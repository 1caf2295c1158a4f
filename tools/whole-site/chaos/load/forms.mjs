import { logIn, register } from '../../src/visitor.mjs';
import { paced } from './visitors.mjs';

/**
 * New visitors who register through the site's form, and sometimes log in. Records every registration that the site confirmed.
 * @param {{url: string, random: any, signal: AbortSignal, perSecond: number}} options
 */
export function loadForms({ url, random, signal, perSecond }) {
  /** @type {{username: string, password: string}[]} */
  const acknowledged = [];
  const counts = { registered: 0, refused: 0, loggedIn: 0, loginFailed: 0 };
  let number = 0;
  const one = async () => {
    if (acknowledged.length > 0 && random.below(3) === 0) {
      const isIn = await logIn(url, random.pick(acknowledged)).catch(() => false);
      counts[isIn ? 'loggedIn' : 'loginFailed'] += 1;
      return;
    }
    number += 1;
    const account = { username: `guest${number}x${random.below(1e6)}`, password: 'a quiet inn at 3 am' };
    if (await register(url, account).catch(() => false)) {
      acknowledged.push(account);
      counts.registered += 1;
    } else counts.refused += 1;
  };
  return { counts, acknowledged, over: paced(perSecond, signal, one) };
}
