import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { formReply } from '@starhaven/ui-kit';
import { problemAnswer, unsharedPage } from '@starhaven/ui-kit/server';
import { failureStatus, isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { findEngine } from '../../lib/engines/engine-choice';
import type { EngineChoice } from '../../lib/engines/engine-choice';
import { loadProblem } from '../../lib/engines/load-problem';
import { readEngines } from '../../lib/engines/read-engines.server';
import { readRoles } from '../../lib/engines/read-roles.server';
import type { ImportNews, ImportReply } from './import-reply';
import { importLimits } from './import-limits';
import { previewBuild } from './preview-build.server';

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

/**
 * Previews a build. A build is a file of up to a megabyte; the fields of `formAction` are short texts, so this action reads its form itself
 * and answers in the same shape. Nothing is stored.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => null);
  const text = form && (await readBuildText(form));
  const engineId = form?.get('engine');
  if (text === null || text === '') return answer(422, 'Choose a file, or paste the text of one.');
  if (text.length > importLimits.bytes) return answer(413, 'This file is too big. Builds have at most 1 MB.');
  const client = upstreamFor(context, request);
  try {
    const engines = await readEngines(client, { context, request });
    const engine = findEngine(engines, typeof engineId === 'string' ? engineId : null);
    if (engine === null) return answer(422, 'Please choose an engine.');
    const result = await previewBuild(client, { text, engine, roles: await readRoles({ context, request }) });
    return 'refusal' in result ? answer(422, result.refusal) : answer(200, null, result.preview);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return answer(failureStatus(error), 'The server that keeps the commands does not answer. Please try again.');
  }
}

function answer(status: number, refusal: string | null, preview: ImportNews['preview'] = null) {
  const message = refusal === null ? null : ({ type: 'error', title: 'Nothing imported', message: refusal } as const);
  const reply: ImportReply = formReply('preview', { preview }, { message });
  return data(reply, { status, headers: unsharedPage });
}

/** The chosen file, else the pasted text. */
async function readBuildText(form: FormData): Promise<string> {
  const file = form.get('file');
  // Without a choice browsers send an empty file.
  if (file instanceof Blob && file.size > 0) {
    return file.size > importLimits.bytes ? ' '.repeat(importLimits.bytes + 1) : file.text();
  }
  const text = form.get('text');
  return typeof text === 'string' ? text.trim() : '';
}
