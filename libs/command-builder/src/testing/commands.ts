import { CommandSchema } from '@starhaven/contracts/commands';
import type { Command } from '@starhaven/contracts/commands';
import * as v from 'valibot';

/** A command that gives an artifact with its properties, and other things in its other parameters. */
export const giveCommand: Command = v.parse(CommandSchema, {
  id: 'give-artifact',
  head: 'give',
  label: 'Give an artifact',
  params: [
    { id: 'artifact', label: 'Artifact', type: 'artifactList', multi: false, format: 'blank' },
    { id: 'main', label: 'Main property', type: 'propmainList', multi: false, format: 'blank' },
    { id: 'sub', label: 'Sub properties', type: 'propSub', format: 'blank' },
    { id: 'item', label: 'Item', type: 'itemList', format: 'blank', data: { all: 'Everything' } },
  ],
});

export const paramOf = (id: string) => giveCommand.params.find((param) => param.id === id)!;

export const place = { gameSlug: 'genshin-impact', gameId: 1, engine: 'gc', commandId: giveCommand.id };
