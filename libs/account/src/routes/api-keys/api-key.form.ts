import * as v from 'valibot';

/** Days until a new key expires, as the form offers them (docs/behaviour/account.md#api-keys). */
export const keyLifetimes = [7, 30, 90, 180, 366] as const;
export const defaultLifetime = '90';

/** Prefix of the name of a server's checkbox. Each server has its own field, because repeated fields are dropped. */
export const serverFieldPrefix = 'server-';
/** A form has at most 50 fields. If there are more servers, a key for some of them is made by the API. */
export const maxServerChoices = 35;

const maxEntries = 50;
const text = v.optional(v.string(), '');
const trimmed = v.pipe(text, v.trim());

/** The values of one text field, separated by commas, spaces or lines. */
const splitList = (list: string) => [...new Set(list.split(/[\s,;]+/).filter(Boolean))];

const listOf = (shape: RegExp, fault: string) =>
  v.pipe(
    text,
    v.transform(splitList),
    v.check((entries) => entries.length <= maxEntries, `At most ${maxEntries} entries`),
    v.check((entries) => entries.every((entry) => shape.test(entry)), fault),
  );

/** A new API key. Its limits are lists. A separate field says whether a list applies, so that an empty list never means "all". */
export const ApiKeySchema = v.pipe(
  v.looseObject({
    name: v.pipe(trimmed, v.nonEmpty('Please give the key a name'), v.maxLength(100, 'This name is too long.')),
    access: v.optional(v.picklist(['read', 'commands']), 'read'),
    commands: listOf(/^[\w.:-]{1,64}$/, 'A command is one word, such as give'),
    scope: v.optional(v.picklist(['all', 'some']), 'all'),
    addresses: listOf(/^[\da-fA-F.:]{2,64}$/, 'Please enter a valid IP address'),
    days: v.pipe(
      text,
      v.check((days) => keyLifetimes.some((known) => String(known) === days), 'Please choose one of the times'),
      v.transform(Number),
    ),
    password: v.pipe(text, v.maxBytes(1024, 'Password is too long')),
  }),
  v.transform((form) => ({ ...form, servers: form.scope === 'some' ? chosenServers(form) : [] })),
  v.forward(
    v.partialCheck(
      [['scope'], ['servers']],
      ({ scope, servers }) => scope === 'all' || servers.length > 0,
      'Please choose at least one server',
    ),
    ['scope'],
  ),
);
export type ApiKeyValues = v.InferOutput<typeof ApiKeySchema>;

function chosenServers(form: Readonly<Record<string, unknown>>): string[] {
  // Browsers do not send unchecked boxes.
  return Object.keys(form)
    .filter((name) => name.startsWith(serverFieldPrefix) && typeof form[name] === 'string')
    .map((name) => name.slice(serverFieldPrefix.length))
    .slice(0, maxEntries);
}
