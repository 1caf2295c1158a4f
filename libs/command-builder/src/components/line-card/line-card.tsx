import { ButtonLink, CopyButton } from '@starhaven/ui-kit';
import type { ExplainedLine, Translation } from '../../lib/lines/explained-line';
import tools from '../tool-form/tool-form.module.css';
import classes from './line-card.module.css';

/** One line in words: its parts, its errors, and its translation to other engines. */
export function LineCard({ line }: { line: ExplainedLine }) {
  const { text, engineName, isForeign, parts, href, warning, isDangerous, problems, notes, translations, without } =
    line;
  return (
    <article className={tools.card}>
      <h2 className={classes.text}>{text}</h2>
      {engineName === null ? null : (
        <p>
          {isForeign ? 'This is a command of another engine: ' : 'A command of '}
          <strong>{engineName}</strong>.
        </p>
      )}
      {parts.length === 0 ? null : (
        <dl className={classes.parts}>
          {parts.map((part, index) => (
            <div key={index} className={classes.part} data-part={part.kind}>
              <dt>{part.text}</dt>
              <dd>
                {part.kind === 'unread' ? 'Not understood' : part.label}
                {part.meaning === '' ? null : (
                  <>
                    : <strong>{part.meaning}</strong>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {warning !== '' || isDangerous ? (
        <p className={tools.warning}>{warning || 'What this command does cannot be undone.'}</p>
      ) : null}
      <Messages list={problems} className={tools.faults} />
      <Messages list={notes} className={tools.notes} />
      {href === null || isForeign ? null : <ButtonLink to={href}>Open in the builder</ButtonLink>}
      {translations.map((translation) => (
        <TranslationPart key={translation.engineName} translation={translation} />
      ))}
      {without.length === 0 ? null : (
        <p className={tools.quiet}>
          {without.join(', ')}: there is no command that does the same, or a part of the line would be lost.
        </p>
      )}
    </article>
  );
}

function TranslationPart({ translation: { engineName, lines, href, lost } }: { translation: Translation }) {
  return (
    <section>
      <p>
        On <strong>{engineName}</strong> it is:
      </p>
      <pre className={tools.lines}>
        <code>{lines.join('\n')}</code>
      </pre>
      <Messages list={lost} className={tools.notes} />
      <div className={tools.actions}>
        <CopyButton text={lines.join('\n')} subject="Command" aria-label={`Copy the command of ${engineName}`} />
        <ButtonLink to={href} aria-label={`Open in the builder of ${engineName}`}>
          Open in the builder
        </ButtonLink>
      </div>
    </section>
  );
}

function Messages({ list, className }: { list: readonly string[]; className?: string }) {
  if (list.length === 0) return null;
  return (
    <ul className={className}>
      {list.map((message, index) => (
        <li key={index}>{message}</li>
      ))}
    </ul>
  );
}
