import { escapeHtml } from './escape-html';

test('a text stays a text in an element and between both kinds of quotes', () => {
  const text = `<b title='a' class="b">&amp;</b>`;
  expect(escapeHtml(text)).toBe('&lt;b title=&#39;a&#39; class=&quot;b&quot;&gt;&amp;amp;&lt;/b&gt;');
});
