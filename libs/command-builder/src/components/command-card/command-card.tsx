import type { Command } from '@starhaven/contracts/commands';
import type { CommandValues } from '@starhaven/game-commands';
import { cardId, isDestructive } from '@starhaven/game-commands';
import { SiteLink } from '@starhaven/ui-kit';
import { memo } from 'react';
import type { EngineTab } from '../../lib/engines/engine-tab';
import { listHref } from '../../lib/commands/list-address';
import { CommandForm } from '../command-form/command-form';
import classes from './command-card.module.css';

export interface CommandCardProps {
  place: EngineTab;
  command: Command;
  isOpen: boolean;
  values: CommandValues;
  query: string;
  isFavourite: boolean;
  /** False until scripts run; controls that need them are disabled until then. */
  isReady: boolean;
  onToggle: (commandId: string, isOpen: boolean) => void;
  onFill: (commandId: string, values: CommandValues) => void;
  onFavourite: (commandId: string) => void;
  onUsed: (commandId: string) => void;
}

/** A command with its form, which exists only while the card is open. */
export const CommandCard = memo(function CommandCard(props: CommandCardProps) {
  const { place, command, isOpen, values, query, isFavourite, isReady, onToggle, onFill, onFavourite, onUsed } = props;
  const { id, head, aliases, fault } = command;
  const name = command.label || head || id;
  const verb = isOpen ? 'Hide Command' : 'Show Command';
  const href = listHref(place, { query, commandId: isOpen ? null : id, isAllShown: false });
  return (
    <li id={cardId(id)} className={classes.card} data-unusable={fault ? '' : undefined}>
      <div className={classes.head}>
        <div className={classes.name}>
          <h2>{name}</h2>
          <p className={classes.words}>
            {head ? <code>{head}</code> : null}
            {aliases.length > 0 ? <span>also {aliases.join(', ')}</span> : null}
            {isDestructive(command) ? <span className={classes.danger}>Dangerous</span> : null}
          </p>
        </div>
        <button
          type="button"
          className={classes.star}
          aria-pressed={isFavourite}
          disabled={!isReady}
          aria-label={`Favourite: ${name}`}
          onClick={() => onFavourite(id)}
        >
          {isFavourite ? '★' : '☆'}
        </button>
        {fault ? null : (
          <SiteLink
            to={`${href}#${encodeURIComponent(cardId(id))}`}
            // Without scripts the link loads a document; with scripts it acts as a button. So it needs no client navigation and prefetches
            // nothing.
            isReload
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-label={`${verb}: ${name}`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onToggle(id, !isOpen);
            }}
          >
            {verb}
          </SiteLink>
        )}
      </div>
      {fault ? (
        <p className={classes.fault}>
          This command cannot be used: the server’s command file has a mistake in it. <code>{fault}</code>
        </p>
      ) : null}
      {isOpen && !fault ? (
        <CommandForm place={place} command={command} values={values} query={query} onFill={onFill} onUsed={onUsed} />
      ) : null}
    </li>
  );
});
