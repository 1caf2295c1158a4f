import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import {
  CopyButton,
  FileField,
  Page,
  PageHead,
  ProblemPanel,
  ReplyMessage,
  formLayout,
  SubmitButton,
} from '@starhaven/ui-kit';
import { EngineField } from '../../components/tool-form/engine-field';
import { RunInChat } from '../../together/run-in-chat/run-in-chat';
import { TextAreaField } from '../../components/tool-form/text-area-field';
import tools from '../../components/tool-form/tool-form.module.css';
import type { EngineChoice } from '../../lib/engines/engine-choice';
import type { ImportedCount, ImportReplyFields, ImportReply } from './import-reply';
import type { loader } from './import.route.server';

/** Converts a build file to a list of commands (docs/behaviour/commands.md#import-a-build). */
export function ImportPage() {
  const { engines, engineId, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<ImportReply>();
  const isBusy = useNavigation().formData !== undefined;
  const errorsOf = (field: string) => reply?.result?.error?.[field] ?? [];
  // A refused form shows what was sent.
  const valueOf = (field: 'engine' | 'text') => {
    const value: unknown = reply?.result?.initialValue?.[field];
    return typeof value === 'string' ? value : undefined;
  };
  return (
    <Page kind="reading" className={tools.page}>
      <PageHead title="Import a build">
        Characters, weapons and artifacts from a GOOD file, a freesr-data.json or an answer of Enka become commands.
      </PageHead>
      {problem ? (
        <ProblemPanel problem={problem} />
      ) : (
        <Form method="post" encType="multipart/form-data" className={formLayout.form} preventScrollReset>
          <input type="hidden" name="intent" value="preview" />
          <EngineField engines={engines} value={engineId} sent={valueOf('engine')} errors={errorsOf('engine')} />
          <FileField
            id="file"
            name="file"
            label="File"
            accept="application/json,.json,.txt"
            errors={errorsOf('file')}
          />
          <TextAreaField
            id="text"
            name="text"
            label="Or its text"
            hint="At most 1 MB. It is not stored."
            rows={5}
            defaultValue={valueOf('text')}
            errors={errorsOf('text')}
          />
          <div className={tools.actions}>
            <SubmitButton isBusy={isBusy}>Preview</SubmitButton>
          </div>
        </Form>
      )}
      <ReplyMessage message={reply?.message} />
      {reply?.preview ? <Preview preview={reply.preview} engines={engines} /> : null}
    </Page>
  );
}

const kinds = { avatar: 'Characters', gear: 'Weapons and light cones', artifact: 'Artifacts and relics' } as const;

interface PreviewProps {
  preview: NonNullable<ImportReplyFields['preview']>;
  engines: readonly EngineChoice[];
}

function Preview({ preview: { engineName, lines: all, things, counts, problems }, engines }: PreviewProps) {
  const engine = engines.find(({ name }) => name === engineName);
  return (
    <>
      <section className={tools.card} role="status">
        <h2>
          {all.length} {all.length === 1 ? 'command' : 'commands'} for {engineName}
        </h2>
        {problems.length === 0 ? null : (
          <ul className={tools.faults}>
            {problems.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        {all.length === 0 ? null : (
          <>
            <pre className={tools.lines} tabIndex={0} aria-label="All commands">
              <code>{all.join('\n')}</code>
            </pre>
            <div className={tools.actions}>
              <RunInChat
                lines={all}
                {...(engine ? { engine: { game: engine.gameId, id: engine.id, name: engine.name } } : {})}
              />
              <CopyButton text={all.join('\n')} subject="Commands" aria-label="Copy all" />
            </div>
          </>
        )}
      </section>
      {(['avatar', 'gear', 'artifact'] as const).map((kind) => {
        const same = things.filter((thing) => thing.kind === kind);
        return same.length === 0 ? null : (
          <section key={kind} className={tools.card}>
            <h2>
              {kinds[kind]} ({counts[kind].all})
            </h2>
            <ul className={tools.list}>
              {same.map(({ name, lines, lost }, index) => (
                <li key={index}>
                  <strong>{name}</strong>
                  {lines.length === 0 ? null : (
                    <pre className={tools.lines}>
                      <code>{lines.join('\n')}</code>
                    </pre>
                  )}
                  {lost.length === 0 ? null : (
                    <ul className={tools.notes}>
                      {lost.map((message) => (
                        <li key={message}>{message}</li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
            <Unlisted count={counts[kind]} />
          </section>
        );
      })}
    </>
  );
}

/** How many items of a large build are not shown one by one, and how many of these have no complete command. */
function Unlisted({ count: { unlisted, withLosses, withoutLines } }: { count: ImportedCount }) {
  if (unlisted === 0) return null;
  return (
    <p>
      {unlisted} more are not shown one by one. Their commands are in the list of all commands above.
      {withLosses > 0 ? ` ${withLosses} of them have values that the commands leave out or change.` : null}
      {withoutLines > 0 ? ` For ${withoutLines} of them this engine has no command.` : null}
    </p>
  );
}
