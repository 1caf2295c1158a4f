import { questionPath, questionSlug } from './question-path';

test.each([
  ['How do I start?', 'how-do-i-start'],
  ['  --Über uns!!  ', 'über-uns'],
  ['原神を始めるには？', '原神を始めるには'],
  ['../../etc', 'etc'],
  ['???', ''],
])('the slug of %j is %j', (title, slug) => expect(questionSlug(title)).toBe(slug));

test('a title without letters has only its number', () => {
  expect(questionPath({ id: '5', title: '???' })).toBe('/ask/5');
  expect(questionPath({ id: 5, title: 'a/b' })).toBe('/ask/5/a-b');
});

test('a slug is the same however often it is made', () => {
  for (const title of ['x'.repeat(79) + ' y z', 'ﬁ ﬂ ½', 'İstanbul'])
    expect(questionSlug(questionSlug(title))).toBe(questionSlug(title));
});
