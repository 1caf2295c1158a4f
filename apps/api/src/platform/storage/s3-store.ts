import { readFile } from 'node:fs/promises';
import type * as sdkOfS3 from '@aws-sdk/client-s3';
import { StoreUnavailableError, isFileName } from './file-store';
import type { FileStore, NewFile } from './file-store';

export interface S3Settings {
  /** Address of the store, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Put before each name, such as `site/`; may be empty. */
  prefix: string;
}

/** The time limit for all requests of one call: an unreachable store must not block an upload for longer than its author waits. */
const callTimeoutMs = 6_000;

/** Stores files in a store that supports S3. The client is loaded at the first use: most sites never need it. */
export class S3Store implements FileStore {
  private loading: Promise<{ client: sdkOfS3.S3Client; sdk: typeof sdkOfS3 }> | null = null;

  constructor(private readonly settings: S3Settings) {}

  async keep(files: readonly NewFile[]): Promise<void> {
    const { client, sdk } = await this.load();
    const limit = withinTime();
    try {
      for (const { name, from, contentType } of files) {
        const Body = await readFile(from);
        await client.send(new sdk.PutObjectCommand({ ...this.placeOf(name), Body, ContentType: contentType }), limit);
      }
    } catch (error) {
      // Stored files stay, because the same picture may have been uploaded before and be in use. The cleaning job removes unused pictures.
      throw unavailable(error);
    }
  }

  async read(name: string): Promise<Buffer | null> {
    if (!isFileName(name)) return null;
    const { client, sdk } = await this.load();
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand(this.placeOf(name)), withinTime());
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof sdk.S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
      throw unavailable(error);
    }
  }

  async remove(names: readonly string[]): Promise<void> {
    const { client, sdk } = await this.load();
    const limit = withinTime();
    try {
      for (const name of names) await client.send(new sdk.DeleteObjectCommand(this.placeOf(name)), limit);
    } catch (error) {
      throw unavailable(error);
    }
  }

  private placeOf(name: string) {
    if (!isFileName(name)) throw new Error(`${JSON.stringify(name)} is not a name of a stored file.`);
    return { Bucket: this.settings.bucket, Key: this.settings.prefix + name };
  }

  private load() {
    this.loading ??= import('@aws-sdk/client-s3').then((sdk) => {
      const { endpoint, region, accessKeyId, secretAccessKey } = this.settings;
      const client = new sdk.S3Client({
        endpoint,
        region,
        credentials: { accessKeyId, secretAccessKey },
        // Stores of other vendors have no address for each bucket, and do not support checksums.
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        maxAttempts: 2,
      });
      return { client, sdk };
    });
    return this.loading;
  }
}

const withinTime = () => ({ abortSignal: AbortSignal.timeout(callTimeoutMs) });

const unavailable = (cause: unknown) => new StoreUnavailableError('The store of pictures does not answer.', { cause });
