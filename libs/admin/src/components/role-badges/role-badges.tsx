import { roleName } from '../../lib/role-names';
import { Badge } from '../badge/badge';
import layout from '../staff-layout/staff-layout.module.css';

const member = 3;
const banned = 5;

/** The roles of an account. Membership is shown only if there is no other role. */
export function RoleBadges({ roles }: { roles: readonly number[] }) {
  const shown = roles.length > 1 ? roles.filter((role) => role !== member) : roles;
  return (
    <span className={layout.title}>
      {shown.map((role) => (
        <Badge key={role} tone={role === banned ? 'error' : undefined}>
          {roleName(role)}
        </Badge>
      ))}
    </span>
  );
}
