import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { handbookUploadLimits } from '@starhaven/contracts/admin';
import * as v from 'valibot';
import { removeOld } from '../../../platform/disk/remove-old';
import { DomainError } from '../../../platform/errors/domain-error';
import { safePath } from './safe-path';

const UploadSchema = v.object({
  id: v.string(),
  files: v.array(v.object({ name: v.string(), bytes: v.number() })),
  /** Milliseconds. */
  createdAt: v.number(),
  by: v.string(),
});
export type ImportUpload = v.InferOutput<typeof UploadSchema>;

export interface SentFile {
  /** The name with folders, as it was sent. */
  name: string;
  content: Readable;
}

const keptMs = 24 * 60 * 60_000;
const keptUploads = 3;
const idPattern = /^[0-9a-f]{16}$/;
const restPattern = /^[0-9a-f]{16}(\.draft)?$/;

const tooLarge = () =>
  new DomainError(
    'invalid-argument',
    `The files are larger than ${handbookUploadLimits.bytes / 1024 ** 2} MB together. Import such data with the command npm run import.`,
    { field: 'files' },
  );
const wrong = (message: string) => new DomainError('invalid-argument', message, { field: 'files' });

/** Files of game data that staff sent, on this server's disk; each upload has its own folder (docs/behaviour/admin.md#handbook-data). */
export class ImportUploads {
  private readonly inUse = new Set<string>();

  constructor(private readonly folder: string) {}

  /**
   * Stores the files of one upload, all or none, and deletes old uploads.
   * @throws DomainError invalid-argument for no file, too many or too large ones, and names that a file cannot have
   */
  async receive(files: AsyncIterable<SentFile>, by: string): Promise<ImportUpload> {
    const id = randomBytes(8).toString('hex');
    const draft = path.join(this.folder, `${id}.draft`);
    try {
      await mkdir(path.join(draft, 'data'), { recursive: true, mode: 0o700 });
      const stored = await storeFiles(files, path.join(draft, 'data'));
      const upload = { id, files: stored, createdAt: Date.now(), by };
      await writeFile(path.join(draft, 'upload.json'), JSON.stringify(upload), { mode: 0o600 });
      await rename(draft, path.join(this.folder, id));
      await this.prune();
      return upload;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  /** The newest first. */
  async list(): Promise<ImportUpload[]> {
    const names = await readdir(this.folder).catch(() => []);
    const found = await Promise.all(names.filter((name) => idPattern.test(name)).map((id) => this.read(id)));
    return found.filter((one) => one !== null).sort((a, b) => b.createdAt - a.createdAt);
  }

  /**
   * Runs `work` with the path of an upload's data: its only file, or its folder. The upload stays while it runs.
   * @throws DomainError not-found
   */
  async use<T>(id: string, work: (from: string) => Promise<T>): Promise<T> {
    const upload = idPattern.test(id) ? await this.read(id) : null;
    if (upload === null)
      throw new DomainError('not-found', 'These files are not on this server any more. Please send them again.');
    this.inUse.add(id);
    try {
      return await work(path.join(this.folder, id, 'data', ...rootOf(upload)));
    } finally {
      this.inUse.delete(id);
    }
  }

  async remove(id: string): Promise<void> {
    if (idPattern.test(id)) await rm(path.join(this.folder, id), { recursive: true, force: true });
  }

  private async read(id: string): Promise<ImportUpload | null> {
    try {
      const text = await readFile(path.join(this.folder, id, 'upload.json'), 'utf8');
      return v.parse(UploadSchema, JSON.parse(text));
    } catch {
      // The folder is half removed, or was not written by this class.
      return null;
    }
  }

  /** Deletes old uploads and those beyond the newest few, except uploads that are in use. */
  private async prune(): Promise<void> {
    const uploads = await this.list();
    const isOld = ({ createdAt }: ImportUpload) => createdAt < Date.now() - keptMs;
    const old = uploads.filter((upload, place) => place >= keptUploads || isOld(upload));
    for (const { id } of old) if (!this.inUse.has(id)) await this.remove(id);
    // A process that was killed during an upload, or during its removal, left its folder. A running upload is younger.
    const complete = new Set(uploads.map(({ id }) => id));
    const isRest = (name: string) => restPattern.test(name) && !complete.has(name);
    await removeOld(this.folder, { olderThanMs: keptMs, matches: isRest });
  }
}

async function storeFiles(files: AsyncIterable<SentFile>, folder: string): Promise<ImportUpload['files']> {
  const stored: ImportUpload['files'] = [];
  let total = 0;
  for await (const { name, content } of files) {
    // In a form without a chosen file, browsers send an empty file without a name.
    if (name === '') {
      content.resume();
      continue;
    }
    const parts = safePath(name);
    if (parts === null) throw wrong(`"${name.slice(0, 120)}" is not a name for a file.`);
    if (stored.length >= handbookUploadLimits.files)
      throw wrong(`These are more than ${handbookUploadLimits.files} files.`);
    if (stored.some((one) => one.name === parts.join('/'))) throw wrong(`"${parts.join('/')}" was sent twice.`);
    const file = path.join(folder, ...parts);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    let bytes = 0;
    content.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (total + bytes > handbookUploadLimits.bytes) content.destroy(tooLarge());
    });
    await pipeline(content, createWriteStream(file, { mode: 0o600 }));
    total += bytes;
    stored.push({ name: parts.join('/'), bytes });
  }
  if (total === 0) throw wrong('Please choose the files of the game data.');
  return stored;
}

/** The place that a format reads: the only file, or the folder that all files share. */
function rootOf({ files }: ImportUpload): string[] {
  const paths = files.map(({ name }) => name.split('/'));
  const [first = []] = paths;
  if (paths.length === 1) return first;
  const shared = first.findIndex((part, place) => paths.some((one) => one[place] !== part || place === one.length - 1));
  return first.slice(0, Math.max(shared, 0));
}
