import { runInChat } from '@starhaven/realtime';
import { showToast, SiteLink, useIsHydrated } from '@starhaven/ui-kit';
import type { ItemCommands } from '../../lib/item/read-item-commands.server';
import classes from './item-commands.module.css';

/**
 * The commands that accept the item, with the item filled in: as links to the builder, or run at once by the bot. Nothing if there are
 * none.
 */
export function ItemCommandLinks({ commands }: { commands: readonly ItemCommands[] }) {
  const isReady = useIsHydrated();
  if (commands.length === 0) return null;
  return (
    <section className={classes.commands}>
      <h2>Use in a command</h2>
      {commands.map(({ engine, links }) => (
        <div key={engine.id} className={classes.engine}>
          <h3>{engine.name}</h3>
          <ul>
            {links.map(({ label, to, line }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
                {line === null ? null : (
                  <button
                    type="button"
                    className={classes.run}
                    disabled={!isReady}
                    aria-label={`Run in chat: ${line}`}
                    title={`Run in chat: ${line}`}
                    onClick={() => void runInChat([line], engine, showToast)}
                  >
                    Run
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
