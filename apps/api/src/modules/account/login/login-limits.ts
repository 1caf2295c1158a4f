import type { Limit, Limits, LimitState } from '../../../platform/limits/limits';
import { overLimit } from '../../../platform/limits/refuse-over-limit';
import type { Refusal } from '../../../platform/http/refusal';

/** Tries without a wait; then one minute, doubling to a quarter of an hour (docs/security.md#limits). */
const freeTries = 5;
const firstWaitSeconds = 60;
const lastWaitSeconds = 15 * 60;
/** Failures are forgotten after this. */
const memorySeconds = 12 * 3600;

export interface LoginTry {
  /** The compared form of the name, whether or not an account has it. */
  name: string;
  /** See `limitKeyOf`. */
  addressKey: string;
  /** Hash of the device token when it belongs to the very account of the name. */
  deviceHash: string | null;
}

export interface Admission {
  /** The password was right: this bucket begins anew, and nothing was counted in the others. */
  succeed: () => Promise<void>;
  /** Nothing was tried after all. */
  cancel: () => Promise<void>;
}

const tooMany = (state: Pick<LimitState, 'max' | 'until'>): Refusal =>
  overLimit(state, 'Too many attempts. Please wait and try again.');

const waitAfter = (tries: number) => Math.min(firstWaitSeconds * 2 ** (tries - freeTries), lastWaitSeconds);

/**
 * Makes guessing slow without letting strangers lock the owner out: tries are counted for name and address together, for
 * the name, and for the address; a browser that knew the account before is counted apart from all of these. Unknown names
 * are counted like known ones. A try is counted before it is checked, so that a thousand at once are a thousand.
 */
export class LoginLimits {
  private readonly byAddress: Limit;
  private readonly byName: Limit;
  private readonly tries: Limit;
  /** Holds one try, until its window ends. */
  private readonly gate: Limit;

  constructor(limits: Limits) {
    const create = (name: string, max: number, windowSeconds: number) =>
      limits.create({ name, max, windowSeconds, isRefundable: true });
    this.byAddress = create('login-address', 25, 5 * 60);
    this.byName = create('login-name', 25, 3600);
    // Only counts; the gate says no.
    this.tries = create('login-tries', 1_000_000, memorySeconds);
    this.gate = create('login-gate', 1, firstWaitSeconds);
  }

  /** Counts a try. @throws Refusal 429 when it must wait */
  async admit({ name, addressKey, deviceHash }: LoginTry): Promise<Admission> {
    // One browser may know several accounts: a success with one forgives nothing at another.
    const bucket = `${deviceHash === null ? addressKey : `device ${deviceHash}`} ${name}`;
    const shared: [Limit, string][] =
      deviceHash === null
        ? [
            [this.byAddress, addressKey],
            [this.byName, name],
          ]
        : [];
    // Looked at first, so that a try that is refused by one is not counted by the others.
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

  /** Only the address, for logins without a name. @throws Refusal 429 when it must wait */
  async admitAddress(addressKey: string): Promise<Pick<Admission, 'succeed'>> {
    const state = await this.byAddress.hit(addressKey);
    if (state.isOver) throw tooMany(state);
    return { succeed: () => this.byAddress.refund(addressKey) };
  }

  private async takeTry(bucket: string): Promise<void> {
    const { used } = await this.tries.hit(bucket);
    if (used < freeTries) return;
    if (used > freeTries) {
      // Of several at once only one comes through.
      const gate = await this.gate.hit(bucket);
      if (gate.isOver) {
        await this.tries.refund(bucket);
        throw tooMany({ max: freeTries, until: gate.until });
      }
    }
    await this.gate.block(bucket, waitAfter(used));
  }
}
