import type { AdminRedeemCode } from '@starhaven/contracts/admin';
import { LocalTime, buttonClass, visuallyHidden } from '@starhaven/ui-kit';
import { DataTable } from '../../components/data-table/data-table';
import type { Column } from '../../components/data-table/data-table';
import { Badge } from '../../components/badge/badge';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';

const games: Readonly<Record<number, string>> = { 1: 'Genshin Impact', 2: 'Honkai: Star Rail', 3: 'Blue Archive' };

const itemText = ({ type, id, amount }: AdminRedeemCode['items'][number]) =>
  `${amount} × ${type > 0 ? `${type}:${id}` : id}`;

const columns: readonly Column<AdminRedeemCode>[] = [
  {
    label: 'Code',
    show: ({ code, title, isDisabled }) => (
      <>
        <span className={layout.title}>
          <code>{code}</code>
          {isDisabled ? <Badge>Disabled</Badge> : null}
        </span>
        <bdi className={layout.small}>{title}</bdi>
      </>
    ),
  },
  { label: 'Where', show: ({ game, server }) => server || games[game] || `Game ${game}` },
  { label: 'Items', show: ({ items }) => items.map(itemText).join(', ') },
  { label: 'Used', show: ({ uses, maxUses }) => (maxUses > 0 ? `${uses} of ${maxUses}` : String(uses)), isWhole: true },
  { label: 'Until', show: ({ expiresAt }) => (expiresAt > 0 ? <LocalTime time={expiresAt} form="day" /> : null) },
  {
    label: 'Change',
    show: ({ code, isDisabled }) =>
      isDisabled ? null : (
        <StaffForm className="">
          <input type="hidden" name="code" value={code} />
          <button type="submit" name="intent" value="disable-code" className={buttonClass()}>
            Disable<span className={visuallyHidden}> {code}</span>
          </button>
        </StaffForm>
      ),
  },
];

export function CodeList({ codes }: { codes: readonly AdminRedeemCode[] }) {
  return codes.length === 0 ? (
    <p className={layout.quiet}>There is no code yet.</p>
  ) : (
    <DataTable labelledBy="codes" columns={columns} rows={codes} keyOf={({ id }) => id} />
  );
}
