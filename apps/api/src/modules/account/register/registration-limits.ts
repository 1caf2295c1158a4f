import type { Limit, Limits } from '../../../platform/limits/limits';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';

/** Limits new accounts for each address, and also tries, because a try reveals whether a name is taken (docs/security.md#limits). */
export class RegistrationLimits {
  private readonly made: Limit;
  private readonly tries: Limit;

  constructor(limits: Limits) {
    this.made = limits.create({ name: 'register', max: 5, windowSeconds: 30 * 60, isRefundable: true });
    this.tries = limits.create({ name: 'register-tries', max: 25, windowSeconds: 5 * 60 });
  }

  /** Counts a registration; call the returned function when no account was made. @throws DomainError rate-limited */
  async count(addressKey: string): Promise<() => Promise<void>> {
    for (const limit of [this.tries, this.made]) {
      await refuseOverLimit(limit, addressKey, 'Too many registrations from your address. Please try again later.');
    }
    return () => this.made.refund(addressKey);
  }
}
