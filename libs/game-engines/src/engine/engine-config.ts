import * as v from 'valibot';
import { engineKinds } from './game-engine';
import { findUrlFault } from '../http/find-url-fault';

const UrlSchema = v.pipe(
  v.string('is missing'),
  v.trim(),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? findUrlFault(dataset.value) : null;
    if (fault !== null) addIssue({ message: fault });
  }),
);

/** Characters that are valid in a header value, a query value and a JSON text. */
const secret = v.pipe(
  v.string('is missing'),
  v.regex(/^[\x21-\x7e]{1,500}$/, 'must be 1 to 500 printable ASCII characters without spaces'),
);
const optionalSecret = v.optional(
  v.union([v.literal(''), secret], 'must be printable ASCII characters without spaces'),
  '',
);
const word = v.pipe(v.string(), v.regex(/^[\w.:-]{0,64}$/, 'must be letters, digits and . : - _'));

const OpenCommandSchema = v.object({
  kind: v.literal('opencommand'),
  url: UrlSchema,
  /** `consoleToken` of the plugin. */
  secret,
  /** The server's `socketDisplayName` if the address is a gateway of several servers; its uuid there changes with each connection. */
  server: v.optional(v.pipe(v.string(), v.regex(/^[^\p{C}]{0,64}$/u, 'must be at most 64 printable characters')), ''),
});

const Hk4eMuipSchema = v.object({
  kind: v.literal('hk4e-muip'),
  url: UrlSchema,
  /** The secret for signatures; empty if the server checks none. */
  secret: optionalSecret,
  region: v.optional(word, 'dev_gio'),
  ticket: v.optional(word, 'GM'),
});

const DanhengMuipSchema = v.object({
  kind: v.literal('danheng-muip'),
  url: UrlSchema,
  /** `AdminKey` of its MUIP settings. The default `None` is a publicly known key (docs/engines.md#security-of-engines). */
  secret: v.pipe(secret, v.notValue('None', 'is the one it is shipped with: set an AdminKey of your own')),
});

const HkrpgGoSchema = v.object({
  kind: v.literal('hkrpg-go'),
  url: UrlSchema,
  /** `SignKey` of its Gm settings. Its interface uses the same port as player logins, so anyone can try the default key. */
  secret: v.pipe(secret, v.notValue('123456', 'is the one it is shipped with: set a SignKey of your own')),
  region: v.optional(word, ''),
});

const BapsSchema = v.object({
  kind: v.literal('baps'),
  url: UrlSchema,
  /** `gucooingApiKey`; with the default key anyone can open a shell (docs/engines.md#security-of-engines). */
  secret: v.pipe(secret, v.notValue('123456', 'is the one it is shipped with: set a key of your own')),
});

const ShittimSchema = v.object({
  kind: v.literal('shittim'),
  url: UrlSchema,
  /** May be empty only on the server's own machine, where the server requires no key. */
  secret: optionalSecret,
});

const EngineConfigSchema = v.variant(
  'kind',
  [OpenCommandSchema, Hk4eMuipSchema, DanhengMuipSchema, HkrpgGoSchema, BapsSchema, ShittimSchema],
  `must be one of ${engineKinds.join(', ')}`,
);

/** The address of an engine and how to call it. Its secret never leaves the calling process. */
export type EngineConfig = v.InferOutput<typeof EngineConfigSchema>;
export type EngineConfigOf<Kind extends EngineConfig['kind']> = Extract<EngineConfig, { kind: Kind }>;
export type EngineConfigInput = v.InferInput<typeof EngineConfigSchema>;

/** An invalid setting of an engine. The message names the field and the accepted values, never the given value. */
export class EngineConfigError extends Error {
  override name = 'EngineConfigError';
  constructor(
    readonly field: string,
    fault: string,
  ) {
    super(`The engine's ${field} ${fault}.`);
  }
}

/** @throws EngineConfigError */
export function parseEngineConfig(given: unknown): EngineConfig {
  const parsed = v.safeParse(EngineConfigSchema, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? 'configuration';
  // valibot's own texts repeat the received value.
  const isOwn = !issue.message.startsWith('Invalid');
  const fault = isOwn ? issue.message : issue.received === 'undefined' ? 'is missing' : 'is not as expected';
  throw new EngineConfigError(field, fault);
}
