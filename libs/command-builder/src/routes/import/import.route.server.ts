import { data } from '@remix-run/node';
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { formAction, formIntent, problemAnswer, unsharedHeaders } from '@starhaven/ui-kit/server';
import type { SentForm } from '@starhaven/ui-kit/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { failedReply, failureStatus, orElse, upstreamFor } from '@starhaven/upstream/server';
import { findEngine } from '../../lib/engines/engine-choice';
import type { EngineChoice } from '../../lib/engines/engine-choice';
import { loadProblem } from '../../lib/engines/load-problem';
import { readEngines } from '../../lib/engines/read-engines.server';
import { readRoles } from '../../lib/engines/read-roles.server';
import { BuildSchema, buildFields } from './import.form';
import { importLimits } from './import-limits';
import type { ImportIntent, ImportReplyFields } from './import-reply';
import { previewBuild } from './preview-build.server';

export const headers = unsharedHeaders;

/** The engines to which a build can be converted. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const read = async () => {
    const engines = await readEngines(upstreamFor(context, request), { context, request });
    const asked = new URL(request.url).searchParams.get('engine');
    return data({ engines, engineId: findEngine(engines, asked)?.id ?? '', problem: null });
  };
  return orElse(read, (error) => {
    const problem = loadProblem(failureStatus(error));
    const engines: EngineChoice[] = [];
    return data({ engines, engineId: '', problem }, problemAnswer(problem));
  });
}

interface ImportVisit {
  context: AppLoadContext;
  request: Request;
  client: UpstreamClient;
}

/** The reply of a refused form: its pasted text is sent back unless it is long, because a build has up to a megabyte. */
function fieldsOf(form: SentForm, errors?: Record<string, string[]>) {
  const result = form.result({ fields: errors });
  const { text, ...rest } = result.initialValue ?? {};
  const isPasted = form.files.length === 0 && typeof text === 'string';
  const isKept = isPasted && text.length <= importLimits.keptCharacters;
  return { ...result, initialValue: isKept ? { ...rest, text } : rest };
}

const preview = formIntent<ImportVisit, ImportReplyFields, typeof BuildSchema>(
  BuildSchema,
  async ({ client, context, request }, { text: pasted, engine: asked }, form) => {
    const [file] = form.files;
    const source = file || pasted === '' ? 'file' : 'text';
    const refuse = (field: 'engine' | 'file' | 'text', message: string, status = 422) => ({
      result: fieldsOf(form, { [field]: [message] }),
      status,
    });
    if (!file && pasted === '') return refuse('file', 'Choose a file, or paste the text of one.');
    if ((file?.size ?? pasted.length) > importLimits.bytes)
      return refuse(source, 'This file is too big. Builds have at most 1 MB.', 413);
    const text = file ? await file.text() : pasted;
    const engine = findEngine(await readEngines(client, { context, request }), asked);
    if (engine === null) return refuse('engine', 'Please choose an engine.');
    const result = await previewBuild(client, { text, engine, roles: await readRoles({ context, request }) });
    return 'refusal' in result ? refuse(source, result.refusal) : { more: { preview: result.preview } };
  },
);

const runForm = formAction<ImportVisit, ImportIntent, ImportReplyFields>({
  intents: { preview },
  more: { preview: null },
  fields: buildFields,
  onFailure: (error, _intent, form) => {
    const message = 'The server that keeps the commands does not answer. Please try again.';
    return failedReply(error, { title: 'Nothing imported', message }, { result: fieldsOf(form) });
  },
});

/** Previews a build; nothing is stored. */
export const action = ({ request, context }: ActionFunctionArgs) =>
  runForm(request, { context, request, client: upstreamFor(context, request) });
