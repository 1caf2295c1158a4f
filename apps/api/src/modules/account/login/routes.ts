import { confirmSecondFactor, logIn, LoginRetcode, register, startPasskeyLogin } from '@starhaven/contracts';
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
import { registerRules } from '../register/register-rules';
import { RegistrationLimits } from '../register/registration-limits';
import { isLocalAddress, isLocalSite } from '../../../platform/is-local-address';
import { requireVisitorAddress } from '../require-visitor-address';
import type { VisitorAddress } from '../require-visitor-address';
import { confirmLogin } from '../second-factors/confirm-login';
import { findLoginChallenge } from '../second-factors/find-login-challenge';
import { challengeIsOver } from '../second-factors/login-challenge';
import { startPasskeyLoginWith } from '../second-factors/passkey-login';
import { account } from '../tables';
import { deviceLabel } from './device-label';
import { enterAsGuest } from './enter-as-guest';
import { finishLogin } from './finish-login';
import { logInRules } from './log-in-rules';
import { LoginLimits } from './login-limits';
import type { LoginOrigin } from './login-seams';
import { provePassword } from './prove-password';
import { redeemLoginTicket } from './redeem-login-ticket';

/** Nobody's entry type is longer. */
const entryTypeMaxLength = 40;
/** What unknown texts are counted under: all alike, they can be no account. */
const noName = '';

type LoginInput = CallInput<typeof logIn>;

function originOf(request: FastifyRequest, entryType: string, deviceToken: string | undefined): LoginOrigin {
  const { address } = requireVisitorAddress(request);
  const userAgent = request.headers['user-agent'] ?? '';
  return { entryType, address, device: deviceLabel(userAgent), userAgent, deviceToken };
}

/** In a word, for log and metrics. */
function outcomeOf(error: unknown): string {
  if (!(error instanceof Refusal)) return 'error';
  if (error.status === 429) return 'limited';
  if (error.retcode === LoginRetcode.SECOND_FACTOR) return 'second-factor';
  return error.retcode === LoginRetcode.PROOF_NEEDED ? 'puzzle' : 'refused';
}

/** A proof says as well that its sender knows puzzles. */
function puzzleFieldsOf({ proof, proof_of_work }: { proof?: string; proof_of_work?: 'yes' }) {
  return { proof, knowsPuzzles: proof_of_work === 'yes' || proof !== undefined };
}

const ticketUsedUp = () => new Refusal(-1, 'This login has expired. Please log in again.');

/** Login and registration (docs/behaviour/api.md#account-calls). */
export function registerLoginRoutes(app: FastifyInstance, options: AccountModuleOptions): void {
  const { db, limits, passwordPolicy, noticeNewDevice, secondFactors, puzzles, metrics } = options;
  const loginLimits = new LoginLimits(limits);
  const registrationLimits = new RegistrationLimits(limits);
  const newGuests = limits.create({ name: 'new-guest', max: 5, windowSeconds: 30 * 60, isRefundable: true });
  const log = new AccountLog(options.logSecret);
  // On the internet a local address is a proxy that nobody named: everybody has it, whoever signed it.
  const hasLocalVisitors = isLocalSite(options.site.url);
  const asGuest = (visitor: VisitorAddress): VisitorAddress => ({
    ...visitor,
    isCertain: visitor.isCertain && (hasLocalVisitors || !isLocalAddress(visitor.address)),
  });

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
    const attempt = { name, addressKey, ...puzzleFieldsOf(body) };
    if (body.password !== undefined) {
      await puzzles?.admit({ action: 'login', ...attempt });
      const { password, known_device: deviceToken } = body;
      return provePassword(db, loginLimits, { username, name, password, addressKey, deviceToken });
    }
    await puzzles?.admit({ action: 'guest', ...attempt });
    const admission = await loginLimits.admitAddress(addressKey);
    const found = await enterAsGuest(db, newGuests, { username, visitor: asGuest(visitor) });
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
      if (event === 'login') options.onLogin();
      return result;
    } catch (error) {
      note(outcomeOf(error));
      throw error;
    }
  }

  const tryLogIn = (input: LoginInput) =>
    watched(input.request, 'login', async () => {
      const { body, request } = input;
      const proved = await prove(input);
      const entryType = body.enter_type.replace(/[^\w.-]/g, '').slice(0, entryTypeMaxLength);
      const origin = originOf(request, entryType, body.known_device);
      const challenge = await findLoginChallenge(secondFactors, proved, origin, {
        canConfirm: body.second_factor === 'yes',
      });
      if (challenge !== null) {
        const fields = { challenge };
        throw new Refusal(LoginRetcode.SECOND_FACTOR, 'Please confirm that it is you.', { fields });
      }
      return [await finishLogin(db, proved, origin, noticeNewDevice), proved.id];
    });
  registerCall(app, logIn, tryLogIn, { fieldRules: logInRules });

  registerCall(app, startPasskeyLogin, async ({ body }) => ({
    retcode: LoginRetcode.OK,
    message: 'ok',
    data: { options: await startPasskeyLoginWith(secondFactors, body.challenge) },
  }));

  registerCall(app, confirmSecondFactor, ({ body, request }) =>
    watched(request, 'login', async () => {
      const { accountId, entryType } = await confirmLogin(secondFactors, body);
      const [found] = await db.select().from(account).where(eq(account.id, accountId));
      if (!found) throw challengeIsOver();
      const origin = originOf(request, entryType, body.known_device);
      return [await finishLogin(db, found, origin, noticeNewDevice), found.id];
    }),
  );

  const tryRegister = ({ body, request }: CallInput<typeof register>) =>
    watched(request, 'register', async () => {
      const { username, email, password } = body;
      const { addressKey } = requireVisitorAddress(request);
      const name = usernameKey(username) ?? noName;
      const admit = async () => puzzles?.admit({ action: 'register', name, addressKey, ...puzzleFieldsOf(body) });
      const made = await registerAccount(
        { db, limits: registrationLimits, policy: passwordPolicy, admit },
        { username, email, password, addressKey },
      );
      return [{ retcode: 0, message: 'Account created' }, made.id];
    });
  registerCall(app, register, tryRegister, { fieldRules: registerRules(passwordPolicy.minLength) });
}
