import { getCommands } from '@starhaven/contracts/commands';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { Refusal } from '../../../platform/http/errors/refusal';
import type { GamesContext } from '../http/games-context';

const notFound = (status = 200) => new Refusal(-1, 'Command data not found', { status });

export function getCommandsRoute(app: FastifyInstance, { commandFiles, commandAnswers }: GamesContext): void {
  registerCall(
    app,
    getCommands,
    async ({ params: { slug, command } }) => {
      // Only existing engines get a cache entry.
      if ((await commandFiles.find(slug, command)) === null) throw notFound();
      return commandAnswers.get(`${slug}/${command}`, async () => (await commandFiles.find(slug, command)) ?? []);
    },
    { onInvalidParams: () => notFound(404) },
  );
}
