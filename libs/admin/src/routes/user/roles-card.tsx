import type { AdminUserDetails } from '@starhaven/contracts/admin';
import type { FormReply } from '@starhaven/ui-kit';
import { SelectField, TextField, buttonClass } from '@starhaven/ui-kit';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { ProofFields } from '../../components/proof-fields/proof-fields';
import { StaffForm } from '../../components/staff-form/staff-form';
import { givenRoles } from '../../lib/role-names';

interface RolesCardProps {
  user: AdminUserDetails;
  reply: FormReply | undefined;
  proofs: readonly ('password' | 'code')[];
}

/** Gives and takes roles (docs/behaviour/admin.md#roles-with-an-end). */
export function RolesCard({ user, reply, proofs }: RolesCardProps) {
  const isMine = reply?.intent === 'grant' || reply?.intent === 'revoke';
  const errors = isMine ? reply.result?.error : null;
  const sent = (isMine && reply.result?.initialValue) || {};
  const chosen = String(sent['role'] ?? '');
  return (
    <Card aria-labelledby="roles">
      <h2 id="roles">Roles</h2>
      <StaffForm>
        <SelectField
          key={chosen}
          id="given-role"
          name="role"
          label="Role"
          defaultValue={chosen}
          errors={errors?.['role'] ?? []}
        >
          <option value="">Choose a role</option>
          {Object.entries(givenRoles).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
              {user.role.includes(Number(value)) ? ' (has it)' : ''}
            </option>
          ))}
        </SelectField>
        <TextField
          id="role-until"
          name="until"
          type="date"
          label="Until the end of this day (UTC)"
          hint="Empty: without an end. All roles of an account end at the same time; membership never ends."
          defaultValue={String(sent['until'] ?? '')}
          errors={errors?.['until'] ?? []}
        />
        <ProofFields id="roles" proofs={proofs} errors={errors} />
        <div className={layout.actions}>
          <button type="submit" name="intent" value="grant" className={buttonClass('primary')}>
            Give the role
          </button>
          <button type="submit" name="intent" value="revoke" className={buttonClass()}>
            Take the role away
          </button>
        </div>
      </StaffForm>
    </Card>
  );
}
