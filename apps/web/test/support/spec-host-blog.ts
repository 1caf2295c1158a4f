/** The form of the host's posts: as in the specification, with words for numbers, with unreadable rows, or not posts at all. */
export type BlogShape = 'usual' | 'texts' | 'bad-rows' | 'wrong';

const usual = Array.from({ length: 14 }, (_, index) => ({
  id: index + 1,
  title: index === 0 ? 'A lantern & <b>more</b>' : `Post number ${index + 1}`,
  shortContent: 'What it is about.',
  slug: index === 0 ? 'a-lantern' : `post-${index + 1}`,
  thumbnail: '',
  comment: true,
  index: true,
  tag: index === 0 ? ['guide', 'news'] : ['news'],
  owner: { uid: '7', username: 'paimon', avatar: '' },
  time: 1_760_000_000 - index,
  update: 0,
  view: 3,
}));

const content = [
  '## One',
  'Text with **weight** <script>alert(1)</script>',
  '[Broom](/handbook/genshin-impact/weapon/11901)',
  '[Give](/command/genshin-impact/grasscutter?command=give-item&v.id=11901)',
  '[Servers](/status#server-1)',
  '[Game](/downloads/genshin-impact)',
  '## Two',
  '## Three',
].join('\n\n');

/** Words where the usual shape has numbers, lists and flags; optional parts are missing. */
const toTexts = ({ id, title, shortContent, slug, tag, time, view }: (typeof usual)[number]) => ({
  ...{ id: String(id), title, shortContent, slug, tag: tag.join(','), time: String(time), view: String(view) },
  ...{ owner: null, thumbnail: null, update: null },
});

/** HTML from foreign hosts is never shown. */
const foreignHtml = '<p>foreign html</p><img src="x" onerror="alert(1)">';

/** The answers to the calls of authors. The specification names only `retcode`, `status` and, for a picture, `data`. */
const written: Record<string, unknown> = {
  'POST /blog/create': { retcode: 0, status: 'ok', data: { insertedId: 'abc' } },
  'POST /blog/edit/1': { retcode: '0', data: 'saved' },
  'POST /upload/image/blog': {
    retcode: 0,
    data: {
      url: 'https://pictures.test/cat_original.png',
      thumbnail: { url: 'https://pictures.test/cat_thumbnail.png' },
    },
  },
};

export function answerBlogCall(call: string, query: Record<string, string>, shape: BlogShape): unknown {
  if (call in written) return written[call];
  const path = call.replace(/^GET /, '');
  const id = /^\/blog\/detail\/(\d+)$/.exec(path)?.[1];
  if (path !== '/blog/list' && id === undefined) return undefined;
  if (shape === 'wrong') return { retcode: 0, data: 'posts' };
  const rows = shape === 'texts' ? usual.map(toTexts) : usual;
  if (id !== undefined) {
    if (id === '97') return { retcode: 1, message: 'Post removed' };
    if (id === '98') return { retcode: 0, data: null };
    const post = rows.find((row) => String(row.id) === id);
    if (!post) return { retcode: -1, message: 'Blog not found.' };
    const text = query['full'] === 'true' ? { content, html: foreignHtml } : {};
    return { retcode: '0', data: { ...post, ...text } };
  }
  const tags = query['tags']?.split(',');
  const found = rows.filter(
    ({ tag }) => tags === undefined || tags.some((one) => String(tag).split(',').includes(one)),
  );
  const data = shape === 'bad-rows' ? [...found, null, { nothing: 'of this' }] : found;
  return { retcode: 0, data, ...(shape === 'texts' ? {} : { total: found.length }) };
}
