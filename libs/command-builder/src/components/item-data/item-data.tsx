import type { CommandFacts } from '@starhaven/game-commands';

const nothing: CommandFacts = {};

/** What the page knows from the handbook, for `buildCommand`. */
export const useCommandFacts = (): CommandFacts => nothing;
