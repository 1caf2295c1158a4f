import { eq, sql } from 'drizzle-orm';
import type { Seed } from '../../../platform/seed/run-seeds';
import { findFirstAdmin } from '../../account';
import { saveVersion } from '../drafts/save-version';
import { wordsOf } from '../rendering/rendered-columns';
import { readingMinutes } from '@starhaven/rich-text/server';
import { blogPost } from '../tables';
import { joinLines } from './join-lines';
import { accountQuestions } from './posts/account-questions';
import { chooseEngine } from './posts/choose-engine';
import { commandBot } from './posts/command-bot';
import { hostServer } from './posts/host-a-server';
import { safeDownloads } from './posts/safe-downloads';
import { seasonNews } from './posts/season-news';
import { setupGuide } from './posts/setup-guide';

export const seedPosts = [
  ...[setupGuide, seasonNews, accountQuestions, commandBot],
  ...[chooseEngine, safeDownloads, hostServer],
].map((post) => ({ ...post, content: joinLines(post.content) }));

/** The first posts; their author is the first admin. Each is rendered when it is read for the first time. */
export const blogSeed: Seed = {
  name: 'blog',
  run: async (tx) => {
    const accountId = await findFirstAdmin(tx);
    // The oldest first, so that ids rise with time.
    for (const { daysAgo, ...post } of seedPosts.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
      const nonce = `seed-${post.slug}`;
      if ((await tx.$count(blogPost, eq(blogPost.nonce, nonce))) > 0) continue;
      const draft = {
        ...post,
        thumbnail: `/art/posts/${post.slug}_thumbnail.webp`,
        allowsComments: true,
        isIndexed: true,
      };
      const moment = sql`now() - make_interval(days => ${daysAgo})`;
      const [made] = await tx
        .insert(blogPost)
        .values({
          ...{ ...draft, accountId, nonce, state: 'published', createdAt: moment, shownAt: moment },
          ...{ words: wordsOf(draft), minutes: readingMinutes(post.content) },
        })
        .returning({ id: blogPost.id });
      if (made) await saveVersion(tx, { postId: made.id, version: 1, accountId, draft });
    }
  },
};
