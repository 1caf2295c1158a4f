import path from 'node:path';
import { DiskStore } from './disk-store';
import type { FileStore } from './file-store';
import { S3Store } from './s3-store';
import type { S3Settings } from './s3-store';

/** The store of the configuration: S3 if it is set, otherwise a folder of the data folder. */
export const openStore = ({ dataDir, s3 }: { dataDir: string; s3: S3Settings | null }): FileStore =>
  s3 === null ? new DiskStore(path.join(dataDir, 'uploads', 'blog')) : new S3Store(s3);
