import type { BuiltCommand } from '@starhaven/game-commands';
import type { ChatHandOff } from '@starhaven/realtime';
import { CopyButton } from '@starhaven/ui-kit';
import { RunInChat } from '../../together/run-in-chat/run-in-chat';
import classes from './built-lines.module.css';

export interface BuiltLinesProps {
  built: BuiltCommand;
  engine: NonNullable<ChatHandOff['engine']>;
  /** Whether the commands may destroy something. */
  isDangerous: boolean;
  onUsed: () => void;
}

/** More lines than this are shown as one text to select: thousands of list entries would slow the page down. */
const maxListed = 50;

/** The finished command lines with their actions, or what is missing (docs/behaviour/commands.md#finished-lines). */
export function BuiltLines({ built: { lines, faults }, engine, isDangerous, onUsed }: BuiltLinesProps) {
  if (lines.length === 0) {
    return (
      <output className={classes.missing}>
        {faults.map(({ message }, index) => (
          <p key={index}>{message}</p>
        ))}
      </output>
    );
  }
  const text = lines.join('\n');
  const isSeveral = lines.length > 1;
  return (
    <div className={classes.built} data-dangerous={isDangerous ? '' : undefined}>
      <output className={classes.lines}>
        {isSeveral ? (
          <p className={classes.count}>{lines.length.toLocaleString('en')} commands, one for each item</p>
        ) : null}
        {lines.length > maxListed ? (
          <textarea className={classes.all} aria-label="Commands" readOnly rows={10} value={text} />
        ) : isSeveral ? (
          <ol className={classes.list}>
            {lines.map((line, index) => (
              <li key={index}>
                <code>{line}</code>
              </li>
            ))}
          </ol>
        ) : (
          <code className={classes.line}>{text}</code>
        )}
      </output>
      {isDangerous ? (
        <p className={classes.danger}>Dangerous: it may not be possible to undo this. The chat asks before it runs.</p>
      ) : null}
      <div className={classes.actions}>
        <CopyButton
          text={text}
          subject={isSeveral ? `${lines.length} commands` : 'Command'}
          label={isSeveral ? 'Copy all' : 'Copy'}
          onCopied={onUsed}
        />
        <RunInChat lines={lines} engine={engine} onUsed={onUsed} className={classes.run} />
      </div>
    </div>
  );
}
