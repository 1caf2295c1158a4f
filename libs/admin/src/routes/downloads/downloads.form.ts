import * as v from 'valibot';

const stateEntries = {
  game: v.pipe(v.string(), v.regex(/^[\w-]{2,64}$/)),
  fingerprint: v.pipe(v.string(), v.regex(/^[\da-f]{1,64}$/)),
};
const words = (missing: string, maxLength = 100) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(maxLength, `At most ${maxLength} characters.`),
  );

/** The most characters that all downloads of a game may have as JSON. */
export const maxDocumentLength = 400_000;

const isAddress = (text: string) =>
  /^\/(?![/\\])/.test(text) || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
const AddressSchema = v.pipe(
  words('Write an address.', 2000),
  v.check(isAddress, 'Write an http or https address, or a path of the site such as /guide.'),
);

/** A document that is too long is cut one character above its limit, so that the schema refuses it. */
export const downloadsFields = {
  names: [
    ...['intent', 'enhanced', 'nonce', 'key', 'game', 'fingerprint', 'document', 'from', 'to'],
    ...['platform', 'build', 'engine', 'link', 'url', 'bytes', 'md5'],
  ],
  // More than the longest address.
  maxLength: 4_000,
  maxLengths: { document: maxDocumentLength + 1 },
};

export const DocumentFormSchema = v.object({
  ...stateEntries,
  document: v.pipe(
    v.optional(v.string(), ''),
    v.maxLength(maxDocumentLength, 'At most 400 000 characters.'),
    v.check((text) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    }, 'This is not valid JSON: look for a missing comma or quotation mark.'),
  ),
});

export const BuildFormSchema = v.object({
  ...stateEntries,
  platform: v.picklist(['PC', 'Android', 'iOS'], 'Choose a platform.'),
  build: words('Write the version of the build.'),
  engine: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  link: words('Write what players read on the button.'),
  url: AddressSchema,
  bytes: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^\d{0,15}$/, 'A whole number of bytes, or nothing.'),
    v.transform((text) => Number(text || '0')),
  ),
  md5: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^([\da-f]{32})?$/i, 'An MD5 of 32 hexadecimal digits, or nothing.'),
  ),
});

export const WithdrawFormSchema = v.object({
  ...stateEntries,
  platform: v.pipe(v.string(), v.maxLength(20)),
  build: v.pipe(v.string(), v.maxLength(2000)),
  engine: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
});

export const MoveFormSchema = v.object({
  ...stateEntries,
  from: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
  to: AddressSchema,
});
