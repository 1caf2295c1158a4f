import type { BlogPost } from '@starhaven/contracts/blog';
import { samplePost } from '../../testing/sample-post';
import { toSummary } from './post-summary';

const upload = `/uploads/blog/${'a'.repeat(32)}_thumbnail.webp`;

test.each([
  ['', '', ''],
  [upload, upload, ''],
  [`https://old.example${upload}`, upload, ''],
  ['/art/posts/x_thumbnail.webp', '/art/posts/x_thumbnail.webp', ''],
  ['https://a.example/x.png', '', 'https://a.example/x.png'],
  ['//a.example/x.png', '', '//a.example/x.png'],
  ['/\\a.example/x.png', '', '/\\a.example/x.png'],
])('for the thumbnail %j of our own host, readers load %j', (thumbnail, shown, pictureLink) => {
  // The sample has every part of a post.
  const post = { ...samplePost, thumbnail } as BlogPost;
  expect(toSummary(post, 'own')).toMatchObject({ thumbnail: shown, pictureLink });
  expect(toSummary(post, 'all')).toMatchObject({ thumbnail, pictureLink: '' });
});
