import type { CheckedLink } from '@starhaven/contracts/admin';
import { LocalTime, TextField, buttonClass, formatFileSize, visuallyHidden, openerClass } from '@starhaven/ui-kit';
import { DataTable } from '../../components/data-table/data-table';
import type { Column } from '../../components/data-table/data-table';
import { Badge } from '../../components/badge/badge';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';
import { StateFields } from './game-state';
import type { GamePartProps } from './game-state';

function State({ isExample, checkedAt, fault }: CheckedLink) {
  if (isExample) return <Badge tone="warn">Example</Badge>;
  if (checkedAt === 0) return <Badge>Not checked yet</Badge>;
  return fault === '' ? <Badge tone="ok">Answers</Badge> : <Badge tone="error">Broken</Badge>;
}

const shownColumns: readonly Column<CheckedLink>[] = [
  {
    label: 'Link',
    isLong: true,
    show: ({ place, url }) => (
      <>
        <bdi className={layout.title}>{place}</bdi>
        <bdi className={layout.small}>{url}</bdi>
      </>
    ),
  },
  {
    label: 'Newest check',
    // A checksum that differs is one word of 64 letters.
    isLong: true,
    show: (link) => (
      <>
        <State {...link} />
        {link.fault ? <p className={layout.small}>{link.fault}</p> : null}
      </>
    ),
  },
  {
    label: 'Last answered',
    show: ({ answeredAt }) => (answeredAt > 0 ? <LocalTime time={answeredAt} /> : null),
  },
  {
    label: 'Size',
    show: ({ foundBytes, promisedBytes }) => {
      const bytes = foundBytes || promisedBytes;
      return bytes > 0 ? formatFileSize(bytes) : null;
    },
    isWhole: true,
  },
];

/** The links of a game with the results of their newest checks, each with a form for another address. */
export function LinkTable({ game, reply, nonce }: GamePartProps & { nonce: string }) {
  const sent = (reply?.intent === 'move' && reply.result?.initialValue) || {};
  const errors = reply?.intent === 'move' ? (reply.result?.error?.['to'] ?? []) : [];
  const checksum: Column<CheckedLink> = {
    label: 'Checksum',
    show: ({ key, place, isExample, promisedChecksum, checksumAt }) =>
      promisedChecksum === '' || isExample ? null : (
        <>
          {checksumAt > 0 ? (
            <p className={layout.small}>
              Compared <LocalTime time={checksumAt} />
            </p>
          ) : null}
          <StaffForm className="">
            <input type="hidden" name="nonce" value={`${nonce}-${key.slice(0, 12)}`} />
            <input type="hidden" name="key" value={key} />
            <button type="submit" name="intent" value="compare" className={buttonClass()}>
              Compare<span className={visuallyHidden}> the checksum of {place}</span>
            </button>
          </StaffForm>
        </>
      ),
  };
  const change: Column<CheckedLink> = {
    label: 'Change',
    show: ({ url, place }) => {
      const isMine = sent['from'] === url;
      return (
        <details className={openerClass} open={isMine || undefined}>
          <summary>
            Address<span className={visuallyHidden}> of {place}</span>
          </summary>
          <StaffForm>
            <StateFields game={game} />
            <input type="hidden" name="from" value={url} />
            <TextField
              id={`${game.slug}-to-${game.links.findIndex((link) => link.url === url)}`}
              name="to"
              label="New address"
              maxLength={2000}
              defaultValue={isMine ? String(sent['to'] ?? '') : url}
              errors={isMine ? errors : []}
            />
            <div>
              <button type="submit" name="intent" value="move" className={buttonClass()}>
                Change the address
              </button>
            </div>
          </StaffForm>
        </details>
      );
    },
  };
  return (
    <DataTable
      labelledBy={game.slug}
      columns={[...shownColumns, checksum, change]}
      rows={game.links}
      keyOf={({ url }) => url}
    />
  );
}
