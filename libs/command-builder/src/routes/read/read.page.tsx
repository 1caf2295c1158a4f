import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { ButtonLink, Page, PageHead, ProblemPanel, formLayout, SubmitButton } from '@starhaven/ui-kit';
import { LineCard } from '../../components/line-card/line-card';
import { EngineField } from '../../components/tool-form/engine-field';
import { TextAreaField } from '../../components/tool-form/text-area-field';
import tools from '../../components/tool-form/tool-form.module.css';
import { readLimits } from './read-limits';
import type { loader } from './read.route.server';

/** Explains pasted commands in words (docs/behaviour/commands.md#read-a-command). */
export function ReadPage() {
  const { text, isMissing, engineId, engines, explained, hasMore, silent, problem } = useLoaderData<typeof loader>();
  const isBusy = useNavigation().location?.pathname === '/command/read';
  return (
    <Page kind="reading" className={tools.page}>
      <PageHead title="Read a command">
        Paste one or more game commands. Each part is explained, and a command of another engine is translated.
      </PageHead>
      {problem ? (
        <ProblemPanel problem={problem} />
      ) : (
        <Form method="get" action="/command/read" className={formLayout.form}>
          <TextAreaField
            key={text}
            id="text"
            name="text"
            label="Commands"
            hint={`One on each line, at most ${readLimits.lines}.`}
            defaultValue={text}
            maxLength={readLimits.characters}
            placeholder="/give 102 x5"
            errors={isMissing ? ['Paste at least one command.'] : []}
          />
          <EngineField engines={engines} value={engineId} anyLabel="Recognise it" label="Your engine" />
          <div className={tools.actions}>
            <SubmitButton isBusy={isBusy}>Explain</SubmitButton>
            {text === '' ? null : (
              <ButtonLink to={`/command/recipes/edit?${new URLSearchParams({ lines: text, engine: engineId })}`}>
                Make a recipe of it
              </ButtonLink>
            )}
          </div>
        </Form>
      )}
      {silent.length === 0 ? null : (
        <p className={tools.warning}>
          The commands of {silent.join(', ')} could not be loaded, so they are not compared.
        </p>
      )}
      <div className={tools.list} role="status" aria-label="Explained commands">
        {explained.map((line, index) => (
          <LineCard key={`${index} ${line.text}`} line={line} />
        ))}
      </div>
      {hasMore ? <p className={tools.warning}>Only the first {readLimits.lines} lines are explained.</p> : null}
    </Page>
  );
}
