import { ConfigError } from '@starhaven/node-kit/server';
import * as v from 'valibot';
import type { S3Settings } from '../platform/storage/s3-store';

const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export const storageEntries = {
  S3_ENDPOINT: v.optional(
    v.pipe(v.string(), v.check(isHttpUrl, 'an http or https URL such as https://s3.eu-central-1.amazonaws.com')),
  ),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'a region such as eu-central-1')), 'us-east-1'),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{3,63}$/, 'the name of a bucket'))),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_PREFIX: v.optional(v.pipe(v.string(), v.regex(/^[\w/-]{0,100}$/, 'letters, digits, - _ and /')), ''),
};

type StorageValues = v.InferOutput<v.ObjectSchema<typeof storageEntries, undefined>>;

/** null: uploads are stored on the disk. @throws ConfigError when only some of the variables are set */
export function storageConfigOf(values: StorageValues): S3Settings | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  const required = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  if (Object.values(required).every((value) => value === undefined)) return null;
  const missing = Object.entries(required).find(([, value]) => value === undefined);
  if (missing) throw new ConfigError(`${missing[0]} is not set, but other S3_ variables are: set all four, or none.`);
  return {
    endpoint: endpoint ?? '',
    region: values.S3_REGION,
    bucket: bucket ?? '',
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
    prefix: values.S3_PREFIX,
  };
}
