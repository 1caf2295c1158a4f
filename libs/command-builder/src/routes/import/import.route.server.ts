import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { formAction, formIntent, problemAnswer, unsharedPage } from '@starhaven/ui-kit/server';
import type { FormAnswer } from '@starhaven/ui-kit/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { failureStatus, isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { findEngine } from '../../lib/engines/engine-choice';
import type { EngineChoice } from '../../lib/engines/engine-choice';
import { loadProblem } from '../../lib/engines/load-problem';
import { readEngines } from '../../lib/engines/read-engines.server';
import { readRoles } from '../../lib/engines/read-roles.server';
import { BuildSchema } from './import.form';
import { importLimits } from './import-limits';
import type { ImportIntent, ImportNews } from './import-reply';
import { previewBuild } from './preview-build.server';
import { readBuildForm } from './read-build-form.server';

export const headers = () => unsharedPage;

/** The engines that a build can be imported to. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    const engines = await readEngines(upstreamFor(context, request), { context, request });
    const asked = new URL(request.url).searchParams.get('engine');
    return data({ engines, engineId: findEngine(engines, asked)?.id ?? '', problem: null });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const problem = loadProblem(failureStatus(error));
    const engines: EngineChoice[] = [];
    return data({ engines, engineId: '', problem }, problemAnswer(problem));
  }
}

interface ImportVisit {
  context: unknown;
  request: Request;
  client: UpstreamClient;
}

/** No fields are sent back: a build has up to a megabyte. */
const refuse = (status: number, message: string): FormAnswer<ImportNews> => ({
  message: { type: 'error', title: 'Nothing imported', message },
  result: null,
  status,
});

const preview = formIntent<ImportVisit, ImportNews, typeof BuildSchema>(
  BuildSchema,
  async ({ client, context, request }, { text, engine: asked }) => {
    if (text === '') return refuse(422, 'Choose a file, or paste the text of one.');
    if (text.length > importLimits.bytes) return refuse(413, 'This file is too big. Builds have at most 1 MB.');
    const engine = findEngine(await readEngines(client, { context, request }), asked);
    if (engine === null) return refuse(422, 'Please choose an engine.');
    const result = await previewBuild(client, { text, engine, roles: await readRoles({ context, request }) });
    return 'refusal' in result ? refuse(422, result.refusal) : { more: { preview: result.preview } };
  },
);

const runForm = formAction<ImportVisit, ImportIntent, ImportNews>({
  intents: { preview },
  more: { preview: null },
  read: readBuildForm,
  onFailure: (error) => {
    if (!isUpstreamError(error)) throw error;
    const message = 'The server that keeps the commands does not answer. Please try again.';
    return refuse(failureStatus(error), message);
  },
});

/** Previews a build; nothing is stored. */
export const action = ({ request, context }: ActionFunctionArgs) =>
  runForm(request, { context, request, client: upstreamFor(context, request) });
