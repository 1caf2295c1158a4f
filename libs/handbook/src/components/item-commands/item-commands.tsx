import { SiteLink } from '@starhaven/ui-kit';
import type { ItemCommands } from '../../lib/read-item-commands.server';
import classes from './item-commands.module.css';

/** Links to the commands that take the item, with the item filled in; nothing if there are none. */
export function ItemCommandLinks({ commands }: { commands: readonly ItemCommands[] }) {
  if (commands.length === 0) return null;
  return (
    <section className={classes.commands}>
      <h2>Use in a command</h2>
      {commands.map(({ engine, links }) => (
        <div key={engine} className={classes.engine}>
          <h3>{engine}</h3>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
