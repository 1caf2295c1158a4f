import { linksFor } from './navigation';

const links = [
  { label: 'Downloads', to: '/downloads' },
  { label: 'Login', to: '/login', hasSession: false },
  { label: 'Account', to: '/account', hasSession: true },
  { label: 'Admin', to: '/admin', role: 1 },
];
const labels = (roles: number[] | null) => linksFor(links, { roles }).map((link) => link.label);

test('guests see Login, members Account, and only the admin role sees Admin', () => {
  expect(labels(null)).toEqual(['Downloads', 'Login']);
  expect(labels([3])).toEqual(['Downloads', 'Account']);
  expect(labels([3, 1])).toEqual(['Downloads', 'Account', 'Admin']);
});
