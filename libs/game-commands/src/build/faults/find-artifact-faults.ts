import type { CommandParam } from '@starhaven/contracts/commands';
import { faultOf, limitFault } from './command-fault';
import type { CommandFault } from './command-fault';
import type { CommandFacts } from '../command-facts';

/** docs/behaviour/commands.md#command-numbers */
export const defaultSlots = 4;

/** The parameter with the artifact of a property: the one that `link` names, else the command's first artifact. */
export const artifactParamOf = (property: CommandParam, params: readonly CommandParam[]): CommandParam | undefined =>
  params.find(({ id }) => id === property.link) ?? params.find(({ type }) => type === 'artifactList');

/** The number of sub properties for which all of these artifacts have a place (docs/behaviour/commands.md#slots). */
export function slotCount(artifactIds: readonly string[], facts: CommandFacts): number {
  return Math.min(...artifactIds.map((id) => facts.artifact?.(id)?.appendPropNum ?? defaultSlots), Infinity);
}

/** The fault of a property without its artifact, or of more sub properties than the artifact has places for. */
export function findArtifactFault(
  param: CommandParam,
  params: readonly CommandParam[],
  { valuesOf, facts }: { valuesOf: (param: CommandParam) => readonly string[]; facts: CommandFacts },
): CommandFault | null {
  if (param.type !== 'propmainList' && param.type !== 'propSub') return null;
  const chosen = valuesOf(param);
  const artifact = artifactParamOf(param, params);
  if (chosen.length === 0 || artifact === undefined) return null;
  const ids = valuesOf(artifact);
  if (ids.length === 0) return faultOf(param, 'needs_artifact');
  const slots = slotCount(ids, facts);
  return param.type === 'propSub' && chosen.length > slots ? limitFault(param, 'too_many_slots', slots) : null;
}
