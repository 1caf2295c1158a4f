import type { AskShape } from './support/spec-host-ask';
import { useSpecSite } from './support/spec-site';

const site = useSpecSite();
const { open, post } = site;

/** All calls that the pages of questions may make to a host of the specification. */
const specCalls: Record<string, readonly string[]> = {
  'GET /ask/list': ['page', 'limit'],
  'GET /json/game_all.json': [],
  'GET /json/genshin-impact/info.json': ['load'],
  'POST /api/v2/account/login': ['session', 'login_type', 'enter_type', 'username', 'password'],
  'POST /api/v2/account': ['token', 'action'],
  // The only call beyond the specification: it asks which extensions the host has.
  'GET /api/v2/capabilities': [],
};

function beyondTheSpecification(): string[] {
  return site.host.seen.flatMap(({ method, path, query, body, headers }) => {
    const call = `${method} ${path}`;
    const known = specCalls[call];
    if (known === undefined) return [call];
    const sent = [...Object.keys(query), ...new URLSearchParams(body).keys()];
    const secret = Object.keys(headers).filter((name) => /^x-|traceparent|cookie/.test(name));
    const more = path === '/ask/list' && headers.authorization ? ['authorization'] : [];
    return [...sent, ...secret, ...more].filter((name) => !known.includes(name)).map((name) => `${call}: ${name}`);
  });
}

async function memberCookie(): Promise<string> {
  const { headers } = await post('/login', { intent: 'log-in', username: 'paimon', password: 'sesame-lantern-7' });
  return (headers['set-cookie'] ?? [])
    .map((line) => line.split(';')[0])
    .filter((pair) => pair?.startsWith('starhaven='))
    .join('; ');
}

const pagesRead = () => site.host.seen.filter(({ path }) => path === '/ask/list').map(({ query }) => query);
const titles = (html: string) => [...html.matchAll(/<h2[^>]*><a href="\/ask\/(\d+)/g)].map(([, id]) => Number(id));
const full = '/ask/1/how-do-i-b-start-b-play';

test.each<AskShape>(['usual', 'map'])(
  'guests read everything with the one call of the specification: %s',
  async (shape) => {
    site.host.ask = shape;
    const list = await open('/ask');
    expect([list.status, titles(list.body)]).toEqual([200, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]);
    expect(pagesRead()).toEqual([{ page: '1', limit: '10' }]);
    expect(list.body).toContain('How do I &lt;b&gt;start&lt;/b&gt; &amp; play?');
    // The best answer first, then by votes.
    const order = ['The best one.', 'Second best.', 'Third.'].map((text) => list.body.indexOf(text));
    expect(order.every((at) => at > 0) && order).toEqual([...order].sort((one, other) => one - other));
    expect(list.body).toContain('does not accept new ones');

    const question = await open(full);
    expect(question.status).toBe(200);
    expect(question.body).toContain('<strong>best</strong>');
    expect(question.body).toContain('"@type":"QAPage"');
    expect(question.body).not.toMatch(/foreign html|onerror|\/ask\/view\//);
    for (const path of ['/ask/1', '/ask/1/wrong']) {
      const { status, headers } = await open(path);
      expect([path, status, headers.location]).toEqual([path, 301, full]);
    }
    expect((await open('/ask/25/question-number-25')).status).toBe(200);
    expect((await open('/ask/99/x')).status).toBe(404);
    expect((await open('/ask/feed.xml')).body).toContain('<rss');
    expect((await open('/ask/feed.atom')).body).toContain('<feed');
    expect(beyondTheSpecification()).toEqual([]);
  },
);

test('pages follow until a short one; search, tags and sorts happen on this site', async () => {
  const last = await open('/ask?page=3');
  expect([titles(last.body), last.body.includes('More questions')]).toEqual([[21, 22, 23, 24, 25], false]);
  expect((await open('/ask?page=2')).body).toContain('href="/ask?page=3"');
  expect(titles((await open('/ask?q=NUMBER+25')).body)).toEqual([25]);
  expect(titles((await open('/ask?q=best+one')).body)).toEqual([1]);
  expect(titles((await open('/ask?tag=guide')).body)).toEqual([1]);
  expect(titles((await open('/ask?sort=oldest')).body).slice(0, 2)).toEqual([25, 24]);
  expect(titles((await open('/ask?sort=oldest&page=3')).body)).toEqual([5, 4, 3, 2, 1]);
  expect(titles((await open('/ask?sort=most_voted')).body)[0]).toBe(5);
  expect(titles((await open('/ask?sort=most_answers')).body)[0]).toBe(1);
  expect((await open('/ask?q=nothing+of+this')).body).toContain('No question has the words “');
  expect(beyondTheSpecification()).toEqual([]);
});

test('only unreadable rows are left out, and an empty list says so', async () => {
  site.host.ask = 'bad-rows';
  expect(titles((await open('/ask?q=')).body)).toEqual([1, 2, 3]);
  site.host.ask = 'empty';
  expect((await open('/ask?sort=oldest')).body).toContain('There are no questions yet.');
});

test('a row that cannot be read does not end the list', async () => {
  site.host.ask = 'bad-row';
  const first = await open('/ask');
  expect([titles(first.body).length, first.body.includes('href="/ask?page=2"')]).toEqual([9, true]);
  expect(titles((await open('/ask?sort=oldest')).body)[0]).toBe(25);
});

test('questions and answers with nothing but an id and a text are shown', async () => {
  site.host.ask = 'bare';
  const list = await open('/ask');
  expect([list.status, titles(list.body)]).toEqual([200, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]);
  expect(list.body).toContain('A former member');
  expect(list.body).toMatch(/1 answer<\/summary>/);
  const question = await open('/ask/2/question-number-2');
  expect([question.status, question.body.includes('Bare answer')]).toEqual([200, true]);
});

test('invalid questions are an error with the texts of the specification', async () => {
  site.host.ask = 'wrong';
  const list = await open('/ask?page=2&q=x');
  expect(list.status).toBe(502);
  for (const text of ['Error Loading Questions', 'Failed to load questions', '>Try Again</a>', 'href="/ask?q=x"'])
    expect(list.body).toContain(text);
  expect((await open(full)).status).toBe(502);
  expect((await open('/ask/feed.xml')).status).toBe(503);
});

test('a refusal is an error with the message of the host, as plain text', async () => {
  site.host.ask = 'refused';
  const list = await open('/ask?page=2');
  expect([list.status, list.body]).toEqual([502, expect.stringContaining('Closed for &lt;b&gt;today&lt;/b&gt;.')]);
  expect(list.body).toContain('href="/ask"');
});

test('members cannot ask, answer or vote there, nothing is sent, and the typed text is given back', async () => {
  const cookie = await memberCookie();
  const page = await open('/ask/new?title=How+%3Cb%3E&error=%3Cscript%3E', { cookie });
  expect([page.status, page.body]).toEqual([404, expect.stringContaining('How &lt;b&gt;')]);
  expect(page.body).toContain('it takes no questions, answers or votes');
  expect(page.body).not.toContain('<script>&');
  const fields = { intent: 'save', title: 'A title of a question', body: 'x'.repeat(30) };
  expect((await post('/ask/new', fields, { cookie })).status).toBe(404);
  expect((await post('/ask/answer/1', fields, { cookie })).status).toBe(404);
  // The longest allowed text, in characters that a form encodes as nine letters each.
  const long = { ...fields, body: '灯'.repeat(21_800) };
  for (const path of ['/ask/new', '/ask/answer/1', '/ask/edit/1', '/ask/edit/1/2'])
    expect([path, (await post(path, long, { cookie })).status]).toEqual([path, 404]);
  expect((await post('/ask/draft', long, { cookie })).status).toBe(403);
  const voted = await post('/ask/vote', { kind: 'question', id: '1', press: '1', back: '/ask' }, { cookie });
  expect([voted.status, voted.headers.location]).toEqual([303, '/ask']);
  for (const path of ['/ask/own/1', '/ask/edit/1', '/ask/manage/1', '/ask/history/question/1', '/ask/answer/1'])
    expect([path, (await open(path, { cookie })).status]).toEqual([path, 404]);
  expect((await post('/ask/manage/1', { intent: 'close', value: 'yes' }, { cookie })).status).toBe(404);
  expect((await post('/ask/view/1', {})).status).toBe(404);
  expect((await open('/ask/data/votes.json?questions=1', { cookie })).body).toContain('[]');
  expect((await open('/ask/data/similar.json?title=start', { cookie })).body).toContain('[]');
  expect(beyondTheSpecification()).toEqual([]);
});

test('an address fills in the form, escaped, and such a page is not cached', async () => {
  const { body, headers } = await open(
    '/ask?server=%22%3E%3Cb%3E&version=5.4&error=%3C%2Ftextarea%3E%3Cscript%3Ealert(1)',
  );
  expect(body).toContain('value="&quot;&gt;&lt;b&gt;"');
  expect(body).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)');
  expect(headers['cache-control']).toBe('private, no-store');
  expect((await open('/ask')).body).not.toContain('alert(1)');
});
