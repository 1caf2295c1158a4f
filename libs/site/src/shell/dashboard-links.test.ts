import { dashboardLinksFor, headerLinks, linksFor } from './navigation';

const menu = (roles: number[] | null, hasDashboard: boolean) =>
  dashboardLinksFor({ roles }, hasDashboard).map(({ to }) => to);

test('the account menu leads all staff to a dashboard that exists, and admins to the specification’s', () => {
  for (const role of [1, 2, 6, 7]) expect(menu([3, role], true)).toEqual(['/admin']);
  expect(menu([3, 1], false)).toEqual(['/admin']);
  for (const role of [2, 6, 7]) expect(menu([3, role], false)).toEqual([]);
});

test('members, sponsors and guests see no link to the dashboard', () => {
  for (const roles of [[3], [3, 4], [], null]) {
    expect(menu(roles, true)).toEqual([]);
    expect(linksFor(headerLinks, { roles }).map(({ to }) => to)).not.toContain('/admin');
  }
  expect(linksFor(headerLinks, { roles: [3, 1] }).map(({ to }) => to)).toContain('/admin');
});
