// Saves versions of a post one after another and prints each one that was confirmed, until it is killed.
import { Role } from '@starhaven/contracts/session';
import { insertAccount } from '../../../src/modules/account/accounts';
import { requireUsername } from '../../../src/modules/account/names/username';
import { Blog } from '../../../src/modules/blog';
import { createPost } from '../../../src/modules/blog/drafts/create-post';
import { editPost } from '../../../src/modules/blog/drafts/edit-post';
import { richTextRenderer } from '../../../src/modules/blog/rendering/rich-text-renderer';
import { openDatabase } from '../../../src/platform/database/open-database';
import { Limits } from '../../../src/platform/limits/limits';
import { createLogger } from '../../../src/platform/logging/logger';
import { createMetrics } from '../../../src/platform/metrics/metrics';

const [dataDir = ''] = process.argv.slice(2);
const log = createLogger('silent');
const { database } = await openDatabase({ config: { dataDir, databaseUrl: null }, purpose: 'blog', log });
const account = await insertAccount(database.db, requireUsername('lumine'), {});
const author = { accountId: account?.id ?? 0, name: '', address: '', roles: [Role.EDITOR] };
const limits = new Limits({ database, metrics: createMetrics(), onStoreError: () => {} });
const { context } = new Blog({ database, limits, log, render: richTextRenderer });

const draft = {
  title: 'Title',
  shortContent: 'Short',
  slug: 'slug',
  thumbnail: '',
  tags: ['a'],
  comment: true,
  index: true,
};
const contentOf = (version: number) => `Version ${version}. ${'Text. '.repeat(5_000)}`;
const { id } = await createPost(context, author, { ...draft, content: contentOf(1) });
for (let version = 2; ; version += 1) {
  await editPost(context, author, { id: String(id), draft: { ...draft, content: contentOf(version) } });
  process.stdout.write(`saved ${version}\n`);
}
