// Uploads pictures and puts two of them into a post. Then it hangs while it stores the last picture, until it is killed.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Role } from '@starhaven/contracts/session';
import { insertAccount } from '../../../src/modules/account/accounts';
import { requireUsername } from '../../../src/modules/account/names/username';
import { Blog } from '../../../src/modules/blog';
import { createPost } from '../../../src/modules/blog/drafts/create-post';
import { editPost } from '../../../src/modules/blog/drafts/edit-post';
import { richTextRenderer } from '../../../src/modules/blog/rendering/rich-text-renderer';
import { pictureSizeNames } from '../../../src/modules/uploads/encode/picture-limits';
import { runEncoder } from '../../../src/modules/uploads/encode/run-encoder';
import { storePicture } from '../../../src/modules/uploads/store-picture';
import { createUploadsContext } from '../../../src/modules/uploads/uploads-context';
import { openDatabase } from '../../../src/platform/database/open-database';
import { Limits } from '../../../src/platform/limits/limits';
import { createLogger } from '../../../src/platform/logging/logger';
import { createMetrics } from '../../../src/platform/metrics/metrics';
import { DiskStore } from '../../../src/platform/storage/disk-store';
import { jpeg } from '../pictures';

const [dataDir = '', uploads = ''] = process.argv.slice(2);
const log = createLogger('silent');
const { database } = await openDatabase({ config: { dataDir, databaseUrl: null }, purpose: 'uploads', log });
const accountId = (await insertAccount(database.db, requireUsername('lumine'), {}))?.id ?? 0;
const author = { accountId, name: '', address: '', roles: [Role.EDITOR] };
const limits = new Limits({ database, metrics: createMetrics(), onStoreError: () => {} });
const { context } = new Blog({ database, limits, log, render: richTextRenderer });

let isLast = false;
const pictures = createUploadsContext({
  ...{ db: database.db, limits, uses: [], siteUrl: 'https://site.test' },
  store: new DiskStore(path.join(uploads, 'blog')),
  incomingFolder: path.join(uploads, 'incoming'),
  encode: async (from, to) => {
    const result = await runEncoder(from, to);
    if (isLast) {
      // Copying a pipe that nobody writes to never ends.
      const file = path.join(to, `${pictureSizeNames.at(-1)}.webp`);
      rmSync(file);
      execFileSync('mkfifo', [file]);
    }
    return result;
  },
});

async function upload(name: string, width: number): Promise<string> {
  const file = path.join(uploads, `${name}.upload`);
  writeFileSync(file, await jpeg(width, 20));
  const id = await storePicture(pictures, { file, accountId });
  process.stdout.write(`kept ${name} ${id}\n`);
  return id;
}

const contentOf = (id: string) => `![x](/uploads/blog/${id}_original.webp)`;
await upload('nowhere', 20);
const inVersion = await upload('in-an-old-version', 30);
const inDraft = await upload('in-a-draft', 40);
const draft = {
  ...{ title: 'Title', shortContent: 'Short', slug: 'slug', thumbnail: '', tags: [], comment: true, index: true },
  state: 'draft' as const,
};
const { id } = await createPost(context, author, { ...draft, content: contentOf(inVersion) });
await editPost(context, author, { id: String(id), draft: { ...draft, content: contentOf(inDraft) } });
isLast = true;
await upload('never', 50);
