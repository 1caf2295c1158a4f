import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { valuePrefix, valuesFromSearch } from '@starhaven/game-commands';
import { effectiveRoles } from '@starhaven/session';
import { readSession } from '@starhaven/session/server';
import type { PageProblem } from '@starhaven/ui-kit';
import { problemAnswer, sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import type { UpstreamError } from '@starhaven/upstream/server';
import { failureStatus, orElse, upstreamFor } from '@starhaven/upstream/server';
import type { EngineTab } from '../../lib/engines/engine-tab';
import { readCommands } from '../../lib/engines/read-commands.server';
import { readEngineTabs } from '../../lib/engines/read-engines.server';
import { listFields, readListAddress } from '../../lib/commands/list-address';
import { wantedItems } from '../../lib/chosen/chosen-items';
import type { ChosenItems } from '../../lib/chosen/chosen-items';
import { packCommands } from '../../lib/commands/packed-commands';
import { readPickerLanguage } from '../../lib/picker/picker-language';
import { readChosenItems } from '../../lib/chosen/read-chosen-items.server';

/**
 * Returns the commands of an engine that the visitor's roles may run; at /command, those of the first engine. The filter is for
 * convenience only: the API checks permissions.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const session = await readSession(context, request);
  const answerProblem = (problem: PageProblem, tabs: EngineTab[] = []) =>
    data({ tabs, list: null, problem }, problemAnswer(problem));
  const tabs = await orElse(() => readEngineTabs(client, { context, request }), failed);
  if (!Array.isArray(tabs)) return answerProblem(tabs);

  const { gameSlug, engine } = params;
  const current =
    gameSlug === undefined ? tabs[0] : tabs.find((tab) => tab.gameSlug === gameSlug && tab.engine === engine);
  if (current === undefined) return answerProblem(unknownEngine, tabs);

  const read = async () => {
    const commands = await readCommands(client, current, session ? effectiveRoles(session) : []);
    const { searchParams } = new URL(request.url);
    const address = readListAddress(searchParams);
    const opened = commands.find(({ id }) => id === address.commandId);
    const values = opened ? valuesFromSearch(opened, searchParams, valuePrefix) : {};
    const hasValues = [...searchParams.keys()].some((name) => name.startsWith(valuePrefix));
    // A page without values is shared between visitors of all languages, so the browser chooses the language.
    const items: ChosenItems | null =
      opened && hasValues
        ? await readChosenItems(client, {
            game: current.gameId,
            language: readPickerLanguage(request, session?.locale),
            wanted: wantedItems(opened, values),
          })
        : null;
    const list = { current, packedCommands: packCommands(commands), address, values, items };
    return data({ tabs, problem: null, list }, hasValues ? { headers: unsharedPage } : {});
  };
  return orElse(read, (error) => answerProblem(failed(error), tabs));
}

/** A form has unlimited possible values, so a page with values is not shared. */
export const headers = sharedPage({ query: [...listFields], unsharedPrefix: valuePrefix });

const failed = (error: UpstreamError): PageProblem => ({
  title: 'Command Load Error',
  message: messageOf(error),
  canRetry: true,
  status: failureStatus(error),
});

const messageOf = ({ kind }: UpstreamError) =>
  kind === 'shape'
    ? 'The list of games or of commands cannot be used right now. Try again in a moment.'
    : 'The commands are kept on another server that does not answer right now. Try again in a moment.';

const unknownEngine: PageProblem = {
  title: 'There is no such engine',
  message: 'Its address may have changed. Choose one of the engines of this site.',
  canRetry: false,
  status: 404,
};
