import { lastResortPage } from './last-resort-page';

test('the path of a form is text in the page', () => {
  const page = lastResortPage({ title: 'Too large', text: 'Send less.', formPath: `/a&amp;"'<b>` });
  expect(page).toContain('<a href="/a&#38;amp;&#34;&#39;&#60;b&#62;">Open the form again</a>');
});

test('a page without a form leads only home', () => {
  expect(lastResortPage({ title: 'Busy', text: 'Wait.' }).match(/<a /g)).toHaveLength(1);
});
