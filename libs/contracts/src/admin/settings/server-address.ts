import * as v from 'valibot';

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const pattern = new RegExp(
  String.raw`^(?:https?:\/\/)?(?:${label}(?:\.${label})*\.?|\[[\da-f:]{2,39}\])(?::(\d{1,5}))?(?:\/[\w./~-]*)?$`,
  'iu',
);
const maxPort = 65_535;

/** The address to which players connect: a host, with a port if needed, or an http address without a query; empty: none. */
export const ServerAddressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200, 'At most 200 characters.'),
  v.check((text) => {
    const port = pattern.exec(text)?.[1] ?? '';
    return text === '' || (pattern.test(text) && Number(port || 1) >= 1 && Number(port || 1) <= maxPort);
  }, 'A host, such as play.example.org, with :port if needed, or an http address.'),
);

/** A hint for players: what to enter where, in one line; empty: none. */
export const EntryHintSchema = v.pipe(v.string(), v.trim(), v.maxLength(300, 'At most 300 characters.'));
