import type { DatabaseState } from '@starhaven/contracts/admin';
import { formatFileSize, openerClass } from '@starhaven/ui-kit';
import { DataTable } from '../../components/data-table/data-table';
import type { Column } from '../../components/data-table/data-table';
import { Card } from '../../components/card/card';

type Table = DatabaseState['tables'][number];

const rowFormat = new Intl.NumberFormat('en');
const nameColumn: Column<Table> = { label: 'Table', show: ({ name }) => <code>{name}</code> };
const rowsColumn: Column<Table> = {
  label: 'Rows, about',
  show: ({ rows }) => (rows < 0 ? null : rowFormat.format(rows)),
  isWhole: true,
};
const sizeColumn: Column<Table> = { label: 'Size', show: ({ bytes }) => formatFileSize(bytes), isWhole: true };

/** The tables, largest first. If the database has never counted their rows, the table has no such column. */
export function TablesCard({ tables }: { tables: readonly Table[] }) {
  const hasRows = tables.some(({ rows }) => rows >= 0);
  return (
    <Card aria-labelledby="tables">
      <h2 id="tables">Tables</h2>
      <details className={openerClass}>
        <summary>Show all {tables.length} tables with their sizes</summary>
        <DataTable
          labelledBy="tables"
          columns={hasRows ? [nameColumn, rowsColumn, sizeColumn] : [nameColumn, sizeColumn]}
          rows={tables}
          keyOf={({ name }) => name}
        />
      </details>
    </Card>
  );
}
