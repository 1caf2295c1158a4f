/** Roles that staff may give, with their names (docs/behaviour/admin.md#staff-roles). */
export const givenRoles = { 1: 'Admin', 2: 'Moderator', 4: 'Sponsor', 6: 'Editor', 7: 'Viewer' } as const;

const names: Readonly<Record<number, string>> = { ...givenRoles, 3: 'Member', 5: 'Banned' };

export const roleName = (role: number): string => names[role] ?? `Role ${role}`;
