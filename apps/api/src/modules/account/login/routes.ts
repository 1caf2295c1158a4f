import { logIn, LoginRetcode, register } from '@starhaven/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/http/refusal';
import { registerCall } from '../../../platform/http/register-call';
import type { CallInput } from '../../../platform/http/register-call';
import type { AccountModuleOptions } from '../account-module-options';
import type { AccountRow } from '../accounts';
import { AccountLog } from '../account-log';
import { usernameKey } from '../names/username';
import { registerAccount } from '../register/register-account';
import { RegistrationLimits } from '../register/registration-limits';
import { requireVisitorAddress } from '../require-visitor-address';
import { account } from '../tables';
import { deviceLabel } from './device-label';
import { enterAsGuest } from './enter-as-guest';
import { finishLogin } from './finish-login';
import { LoginLimits } from './login-limits';
import type { LoginOrigin } from './login-seams';
import { provePassword } from './prove-password';
import { redeemLoginTicket } from './redeem-login-ticket';

/** Nobody's entry type is longer. */
const entryTypeMaxLength = 40;
/** What unknown texts are counted under: all alike, they can be no account. */
const noName = '';

type LoginInput = CallInput<typeof logIn>;

const ticketUsedUp = () => new Refusal(-1, 'This login has expired. Please log in again.');

/** Login and registration (spec 1 §7, §8). */
export function registerLoginRoutes(app: FastifyInstance, options: AccountModuleOptions): void {
  const { db, limits, passwordPolicy, noticeNewDevice, findChallenge, admitAttempt, metrics } = options;
  const loginLimits = new LoginLimits(limits);
  const registrationLimits = new RegistrationLimits(limits);
  const newGuests = limits.create({ name: 'new-guest', max: 5, windowSeconds: 30 * 60, isRefundable: true });
  const log = new AccountLog(options.logSecret);

  async function prove({ body, request }: LoginInput): Promise<AccountRow> {
    const visitor = requireVisitorAddress(request);
    const { addressKey } = visitor;
    if ('session' in body) {
      const admission = await loginLimits.admitAddress(addressKey);
      const id = await redeemLoginTicket(db, { ticket: body.session, provider: body.login_type });
      const [found] = id === null ? [] : await db.select().from(account).where(eq(account.id, id));
      if (!found) throw ticketUsedUp();
      await admission.succeed();
      return found;
    }
    const { username } = body;
    const name = usernameKey(username) ?? noName;
    const attempt = { name, addressKey, proof: body.proof };
    if (body.password !== undefined) {
      await admitAttempt({ action: 'login', ...attempt });
      const { password, known_device: deviceToken } = body;
      return provePassword(db, loginLimits, { username, name, password, addressKey, deviceToken });
    }
    await admitAttempt({ action: 'guest', ...attempt });
    const admission = await loginLimits.admitAddress(addressKey);
    const found = await enterAsGuest(db, newGuests, { username, visitor });
    await admission.succeed();
    return found;
  }

  /** Counts and writes down how it went, then lets it go on. */
  async function watched<T>(request: FastifyRequest, event: 'login' | 'register', work: () => Promise<[T, number]>) {
    const { address } = requireVisitorAddress(request);
    const note = (outcome: string, uid?: number) => {
      metrics.logins.inc({ event, outcome });
      log.write(request, event, { outcome, uid, address });
    };
    try {
      const [result, uid] = await work();
      note('ok', uid);
      return result;
    } catch (error) {
      note(error instanceof Refusal ? (error.status === 429 ? 'limited' : 'refused') : 'error');
      throw error;
    }
  }

  registerCall(app, logIn, (input) =>
    watched(input.request, 'login', async () => {
      const { body, request } = input;
      const proved = await prove(input);
      const origin: LoginOrigin = {
        entryType: body.enter_type.replace(/[^\w.-]/g, '').slice(0, entryTypeMaxLength),
        address: requireVisitorAddress(request).address,
        device: deviceLabel(request.headers['user-agent']),
        deviceToken: body.known_device,
      };
      const challenge = await findChallenge(proved, origin, { canConfirm: body.second_factor === 'yes' });
      if (challenge !== null) {
        const fields = { challenge };
        throw new Refusal(LoginRetcode.SECOND_FACTOR, 'Please confirm that it is you.', { fields });
      }
      return [await finishLogin(db, proved, origin, noticeNewDevice), proved.id];
    }),
  );

  registerCall(app, register, ({ body, request }) =>
    watched(request, 'register', async () => {
      const { username, email, password, password_tes: repeatedPassword, proof } = body;
      const { addressKey } = requireVisitorAddress(request);
      const name = usernameKey(username) ?? noName;
      const admit = () => admitAttempt({ action: 'register', name, addressKey, proof });
      const made = await registerAccount(
        { db, limits: registrationLimits, policy: passwordPolicy, admit },
        { username, email, password, repeatedPassword, addressKey },
      );
      return [{ retcode: 0, message: 'Account created' }, made.id];
    }),
  );
}
