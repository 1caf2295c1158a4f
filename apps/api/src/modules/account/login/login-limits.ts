import type { Limit, Limits, LimitState } from '../../../platform/limits/limits';
import { overLimit } from '../../../platform/limits/over-limit';
import type { DomainError } from '../../../platform/errors/domain-error';

/** Tries without a wait; after them the wait is one minute and doubles up to a quarter of an hour (docs/security.md#limits). */
const freeTries = 5;
const firstWaitSeconds = 60;
const lastWaitSeconds = 15 * 60;
/** Failures are forgotten after this. */
const memorySeconds = 12 * 3600;

export interface LoginTry {
  /** The normalised form of the name, whether or not an account has it. */
  name: string;
  /** See `limitKeyOf`. */
  addressKey: string;
  /** Hash of the device token, if it belongs to the account of this name; otherwise null. */
  deviceHash: string | null;
}

export interface Admission {
  /** Call after a right password: resets this bucket and removes the count from the others. */
  succeed: () => Promise<void>;
  /** Call when nothing was tried: takes the count back. */
  cancel: () => Promise<void>;
}

const tooMany = (state: Pick<LimitState, 'max' | 'until'>): DomainError =>
  overLimit(state, 'Too many attempts. Please wait and try again.');

const waitAfter = (tries: number) => Math.min(firstWaitSeconds * 2 ** (tries - freeTries), lastWaitSeconds);

/**
 * Slows down guessing without letting attackers lock the owner out. Tries are counted for name and address together, for the name, and for
 * the address; a browser that the account has used before has a separate count. Unknown names are counted like known ones. A try is counted
 * before it is checked, so that a thousand parallel tries count as a thousand.
 */
export class LoginLimits {
  private readonly byAddress: Limit;
  private readonly byName: Limit;
  private readonly tries: Limit;
  /** Lets one try pass; then refuses until its window ends. */
  private readonly gate: Limit;

  constructor(limits: Limits) {
    const create = (name: string, max: number, windowSeconds: number) =>
      limits.create({ name, max, windowSeconds, isRefundable: true });
    this.byAddress = create('login-address', 25, 5 * 60);
    this.byName = create('login-name', 25, 3600);
    // Only counts; `gate` refuses.
    this.tries = create('login-tries', 1_000_000, memorySeconds);
    this.gate = create('login-gate', 1, firstWaitSeconds);
  }

  /** Counts a try. @throws DomainError rate-limited when the try must wait */
  async admit({ name, addressKey, deviceHash }: LoginTry): Promise<Admission> {
    // Several accounts may log in from one browser: a success with one account does not reset the failures of another.
    const bucket = `${deviceHash === null ? addressKey : `device ${deviceHash}`} ${name}`;
    const shared: [Limit, string][] =
      deviceHash === null
        ? [
            [this.byAddress, addressKey],
            [this.byName, name],
          ]
        : [];
    // Checked before counting, so that a try that one limit refuses does not count in the others.
    for (const [limit, key] of shared) {
      const state = await limit.peek(key);
      if (state.isOver) throw tooMany(state);
    }
    const gate = await this.gate.peek(bucket);
    if (gate.isOver) throw tooMany({ max: freeTries, until: gate.until });
    await this.takeTry(bucket);
    for (const [limit, key] of shared) {
      const state = await limit.hit(key);
      if (state.isOver) throw tooMany(state);
    }
    const giveBack = () => Promise.all(shared.map(([limit, key]) => limit.refund(key)));
    return {
      succeed: async () => {
        await Promise.all([this.tries.clear(bucket), this.gate.clear(bucket), giveBack()]);
      },
      cancel: async () => {
        await Promise.all([this.tries.refund(bucket), this.gate.clear(bucket), giveBack()]);
      },
    };
  }

  /** Counts only the address, for logins without a name. @throws DomainError rate-limited when the try must wait */
  async admitAddress(addressKey: string): Promise<Pick<Admission, 'succeed'>> {
    const state = await this.byAddress.hit(addressKey);
    if (state.isOver) throw tooMany(state);
    return { succeed: () => this.byAddress.refund(addressKey) };
  }

  private async takeTry(bucket: string): Promise<void> {
    const { used } = await this.tries.hit(bucket);
    if (used < freeTries) return;
    if (used > freeTries) {
      // If several tries arrive at the same time, only one passes.
      const gate = await this.gate.hit(bucket);
      if (gate.isOver) {
        await this.tries.refund(bucket);
        throw tooMany({ max: freeTries, until: gate.until });
      }
    }
    await this.gate.block(bucket, waitAfter(used));
  }
}
