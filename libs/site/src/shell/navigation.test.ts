import { linksFor } from './navigation';

const links = [
  { label: 'Downloads', to: '/downloads', isLive: true },
  { label: 'Blog', to: '/blog', isLive: false },
  { label: 'Login', to: '/login', isLive: true, hasSession: false },
  { label: 'Account', to: '/account', isLive: true, hasSession: true },
  { label: 'Admin', to: '/admin', isLive: true, role: 1 },
];
const labels = (roles: number[] | null) => linksFor(links, { roles }).map((link) => link.label);

test('a page that does not exist is never linked', () => {
  expect(labels(null)).not.toContain('Blog');
});

test('guests see Login, members Account, and only the admin role sees Admin', () => {
  expect(labels(null)).toEqual(['Downloads', 'Login']);
  expect(labels([3])).toEqual(['Downloads', 'Account']);
  expect(labels([3, 1])).toEqual(['Downloads', 'Account', 'Admin']);
});
