import type { PropertyTable } from '../../lib/item/property-table';
import classes from './property-values.module.css';

/** The values of a property as the game shows them. */
export function PropertyValues({ table }: { table: PropertyTable }) {
  return (
    <div className={classes.frame} role="region" aria-label={table.caption} tabIndex={0}>
      <table className={classes.table}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
