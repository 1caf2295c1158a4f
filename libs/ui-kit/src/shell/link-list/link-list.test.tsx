import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteLink } from '../../components/site-link/site-link';
import { LinkList } from './link-list';
import type { ListedLink } from './link-list-html';
import { linkListHtml } from './link-list-html';

const links: ListedLink[] = [
  { label: 'Guide', to: '/guide', isCurrent: true },
  { label: 'Q & A <b>', to: '/ask?tag=a&b="\'', itemClass: 'only-in-menu' },
  { label: '</ul><script>alert(1)</script>', to: '/x' },
  { label: 'Elsewhere', to: '//elsewhere.test' },
  { label: 'Script', to: 'javascript:alert(1)' },
];

test.each([undefined, 'link'])('writes what React would write with SiteLink, with the class %p', (linkClass) => {
  const byReact = links.map(({ label, to, itemClass, isCurrent }) => (
    <li key={to} className={itemClass}>
      <SiteLink to={to} className={linkClass} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </SiteLink>
    </li>
  ));
  expect(linkListHtml(links, linkClass)).toBe(renderToStaticMarkup(<>{byReact}</>));
});

test('shows new links when they change', () => {
  const { rerender } = render(<LinkList links={[{ label: 'Log in', to: '/login' }]} />);
  rerender(<LinkList links={[{ label: 'Account', to: '/account' }]} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Account']);
});
