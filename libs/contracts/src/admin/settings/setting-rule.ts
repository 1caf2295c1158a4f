import * as v from 'valibot';
import { EmailSchema } from '../../protocol/wire/wire';

/** One line without characters that are invisible or change the direction of text. */
export const lineOf = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}]|[\u200c\u200d])*$/u, 'One line of text without invisible characters'),
    v.maxLength(maxLength, `At most ${maxLength} characters`),
  );
export const nameOf = (maxLength: number) => v.pipe(lineOf(maxLength), v.nonEmpty('A text is missing'));

export const HttpsSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500, 'At most 500 characters'),
  v.regex(/^https:\/\/[^\s<>"']+$/i, 'An address that begins with https://'),
  v.check((text) => URL.canParse(text), 'An address that begins with https://'),
);
export const empty = v.literal('');
export const AddressSchema = v.pipe(EmailSchema, v.maxLength(254));
/** One line that is empty or matches one of the schemas. A union would report the message of only one schema. */
export const emptyOr = (schemas: readonly v.GenericSchema<string>[], message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || schemas.some((schema) => v.is(schema, text)), message),
  );
export const MailSchema = emptyOr([AddressSchema], 'A mail address, or nothing');
export const LinkSchema = v.object({ name: nameOf(40), url: HttpsSchema });

export const listUpTo = <S extends v.GenericSchema>(item: S, max: number) =>
  v.pipe(v.array(item), v.maxLength(max, `At most ${max} entries`));

/** Shown instead of a stored secret. */
export const storedSecret = '(stored)';

/** A webhook address of Discord; its parts are the webhook's number and token. */
export const discordWebhookPattern =
  /^https:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/(\d{15,25})\/([\w-]{20,120})\/?$/;

/** A stored secret. Error messages are fixed texts, so that they never contain it. An empty text means that there is none. */
const secretLike = (pattern: RegExp, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || text === storedSecret || pattern.test(text), message),
  );
const SecretSchema = secretLike(/^[\x21-\x7e]{8,300}$/, 'At least 8 characters without spaces, or nothing');
/** Discord copies this number with Copy ID, in its developer mode. */
export const DiscordIdSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:\d{15,25})?$/, 'A number of 15 to 25 digits, or nothing'),
);
const WebhookSchema = secretLike(
  discordWebhookPattern,
  'An address such as https://discord.com/api/webhooks/…, or nothing',
);
export const amountFrom = (least: number, most: number) =>
  v.pipe(
    v.number('A number'),
    v.minValue(least, `A number from ${least} to ${most}`),
    v.maxValue(most, `A number from ${least} to ${most}`),
  );

export interface SettingRule<Schema extends v.GenericSchema = v.GenericSchema> {
  schema: Schema;
  fallback: v.InferOutput<Schema>;
  /** Everybody may read it. */
  isPublic: boolean;
  /** No answer contains it; it is stored encrypted (docs/behaviour/admin.md#secrets). */
  isSecret?: boolean;
  /** The label in the form. */
  title: string;
  group: 'site' | 'home' | 'content' | 'staff' | 'ads' | 'sponsor' | 'discord';
}

export const setting = <Schema extends v.GenericSchema>(rule: SettingRule<Schema>) => rule;

export const secret = (title: string, group: SettingRule['group'] = 'sponsor') => ({
  ...setting({ schema: SecretSchema, fallback: '', isPublic: false, title, group }),
  isSecret: true as const,
});

export const webhook = (title: string) => ({
  ...setting({ schema: WebhookSchema, fallback: '', isPublic: false, title, group: 'discord' }),
  isSecret: true as const,
});
