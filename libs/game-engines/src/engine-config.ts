import * as v from 'valibot';
import { engineKinds } from './game-engine';
import { findUrlFault } from './http/find-url-fault';

const UrlSchema = v.pipe(
  v.string('is missing'),
  v.trim(),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? findUrlFault(dataset.value) : null;
    if (fault !== null) addIssue({ message: fault });
  }),
);

/** A header value, a query value and a JSON text can all carry it. */
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
  /** `socketDisplayName` of the server when the address is a gateway of several; its uuid there changes with each connection. */
  server: v.optional(v.pipe(v.string(), v.regex(/^[^\p{C}]{0,64}$/u, 'must be at most 64 printable characters')), ''),
});

const Hk4eMuipSchema = v.object({
  kind: v.literal('hk4e-muip'),
  url: UrlSchema,
  /** What signatures are made with; empty where the server checks none. */
  secret: optionalSecret,
  region: v.optional(word, 'dev_gio'),
  ticket: v.optional(word, 'GM'),
});

const DanhengMuipSchema = v.object({
  kind: v.literal('danheng-muip'),
  url: UrlSchema,
  /** `AdminKey` of its MUIP settings. `None`, as it is shipped, is a key that anybody knows (docs/engines.md#security-of-engines). */
  secret: v.pipe(secret, v.notValue('None', 'is the one it is shipped with: set an own AdminKey')),
});

const HkrpgGoSchema = v.object({
  kind: v.literal('hkrpg-go'),
  url: UrlSchema,
  /** `SignKey` of its Gm settings. Its interface has the port that players log in at, so everybody can try the shipped one. */
  secret: v.pipe(secret, v.notValue('123456', 'is the one it is shipped with: set an own SignKey')),
  region: v.optional(word, ''),
});

const BapsSchema = v.object({
  kind: v.literal('baps'),
  url: UrlSchema,
  /** `gucooingApiKey`; the shipped one opens a shell to whoever knows it (docs/engines.md#security-of-engines). */
  secret: v.pipe(secret, v.notValue('123456', 'is the one it is shipped with: set an own key')),
});

const ShittimSchema = v.object({
  kind: v.literal('shittim'),
  url: UrlSchema,
  /** Empty only on its own machine, where it asks for none. */
  secret: optionalSecret,
});

const EngineConfigSchema = v.variant(
  'kind',
  [OpenCommandSchema, Hk4eMuipSchema, DanhengMuipSchema, HkrpgGoSchema, BapsSchema, ShittimSchema],
  `must be one of ${engineKinds.join(', ')}`,
);

/** Where an engine is and how it is asked. Its secret never leaves the process that asks. */
export type EngineConfig = v.InferOutput<typeof EngineConfigSchema>;
export type EngineConfigOf<Kind extends EngineConfig['kind']> = Extract<EngineConfig, { kind: Kind }>;
export type EngineConfigInput = v.InferInput<typeof EngineConfigSchema>;

/** A wrong setting of an engine; the message names the field and what is accepted, never what was given. */
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
  // valibot's own texts repeat what was received.
  const isOwn = !issue.message.startsWith('Invalid');
  const fault = isOwn ? issue.message : issue.received === 'undefined' ? 'is missing' : 'is not as expected';
  throw new EngineConfigError(field, fault);
}
