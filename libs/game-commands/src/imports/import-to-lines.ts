import type { Command } from '@starhaven/contracts/commands';
import { buildCommand } from '../build/build-command';
import type { CommandFacts } from '../build/command-facts';
import type { CommandValues } from '../build/command-values';
import { defaultSlots } from '../build/faults/find-artifact-faults';
import { subSlotText } from '../build/params/sub-slot';
import { carryValues } from '../translate/carry-values';
import type { LostValue } from '../translate/carry-values';
import type { ImportedArtifact, ImportedBuild } from './imported-build';
import { artifactSource, avatarSource, gearSource } from './source-commands';

/** The lines for one character, weapon or artifact. */
export interface ImportedLines {
  kind: 'avatar' | 'gear' | 'artifact';
  id: string;
  /** Empty if no command of the engine can give it. */
  lines: string[];
  lost: LostValue[];
}

interface Source {
  command: Command;
  values: CommandValues;
}

/**
 * The command lines that give a player the build, within the limits of the engine (docs/behaviour/commands.md#build-imports): one command
 * that gives the item, then others for the values that it cannot set, such as the eidolon.
 */
export function importToLines(
  build: ImportedBuild,
  commands: readonly Command[],
  facts: CommandFacts = {},
): ImportedLines[] {
  const avatars = build.avatars.map((avatar) => {
    const { talents } = avatar;
    const talent = Math.max(0, ...talents);
    const lost = talents.some((one) => one !== talent) ? [uneven(talents, talent)] : [];
    const values = valuesOf({ ...avatar, talent: talent || null });
    return { kind: 'avatar' as const, id: avatar.id, source: { command: avatarSource, values }, lost };
  });
  const gear = build.gear.map((one) => ({
    kind: 'gear' as const,
    id: one.id,
    source: { command: gearSource, values: valuesOf(one) },
    lost: [],
  }));
  const artifacts = build.artifacts.map((piece) => {
    const { id, subs, lost } = fitSlots(piece, facts);
    const values = { ...valuesOf({ id, level: piece.level, main: piece.main }), sub: subs.map(subSlotText) };
    return { kind: 'artifact' as const, id, source: { command: artifactSource, values }, lost };
  });
  return [...avatars, ...gear, ...artifacts].map(({ kind, id, source, lost }) => {
    const given = give(source, commands, facts);
    return { kind, id, lines: given.lines, lost: [...lost, ...given.lost] };
  });
}

const valuesOf = (fields: object): CommandValues =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      // Initial values of a character need no command.
      .filter(([id, value]) => value !== 0 || id === 'level')
      .map(([id, value]) => [id, [String(value)]]),
  );

const uneven = (talents: readonly number[], used: number): LostValue => ({
  label: 'Talent level',
  value: talents.join('/'),
  message: `Talent levels ${talents.join('/')}: commands set one level for all, so ${used} is used.`,
  isWhole: false,
});

const givingWords = /\b(give|add|get|relic)\b/i;

/** Lines for one item: the giving command that sets most values, then commands that set the others. */
function give(
  source: Source,
  commands: readonly Command[],
  facts: CommandFacts,
): { lines: string[]; lost: LostValue[] } {
  const type = source.command.params[0]?.type;
  const able = commands.filter(({ params }) => params.some((param) => param.type === type));
  const isGiving = (command: Command) => givingWords.test(`${command.head} ${command.value} ${command.label}`);
  const first = bestOf(source, able.filter(isGiving), facts);
  if (first === null)
    return {
      lines: [],
      lost: [{ label: '', value: '', message: 'This engine has no command that gives it.', isWhole: true }],
    };
  const lines = [...first.lines];
  let { missing, notes } = first;
  while (missing.length > 0) {
    const only = { ...source, values: pick(source.values, ['id', ...missing]) };
    const next = bestOf(
      only,
      able.filter((command) => !isGiving(command)),
      facts,
    );
    if (next === null || next.missing.length >= missing.length) break;
    lines.push(...next.lines);
    notes = [...notes, ...next.notes];
    missing = next.missing;
  }
  // Engines without a parameter for the ascension derive it from the level.
  const told = missing.filter((id) => id !== 'ascension');
  const without = told.flatMap((id) => carryValues({ ...source, values: pick(source.values, [id]) }, nothing).lost);
  return { lines, lost: [...notes, ...without] };
}

/** A command without parameters, used to report that no parameter accepts a value. */
const nothing: Command = { ...avatarSource, params: [] };

interface Given {
  lines: string[];
  /** Ids of the source's parameters that the command cannot set. */
  missing: string[];
  notes: LostValue[];
}

/** The command that sets most of the values without a fault; null if none sets more than the id. */
function bestOf({ command: from, values }: Source, candidates: readonly Command[], facts: CommandFacts): Given | null {
  let best: Given | null = null;
  for (const command of candidates) {
    const { values: carried, lost } = carryValues({ command: from, values }, command);
    const { lines } = buildCommand({ command, values: carried, facts });
    if (lines.length !== 1) continue;
    const missing = from.params
      .filter(({ id, label }) => lost.some((one) => one.label === label && one.isWhole) && id !== 'id')
      .map(({ id }) => id);
    if (lost.some((one) => one.label === from.params[0]?.label)) continue;
    const given = { lines, missing, notes: lost.filter(({ isWhole }) => !isWhole) };
    if (best === null || missing.length < best.missing.length) best = given;
  }
  return best;
}

const pick = (values: CommandValues, ids: readonly string[]): CommandValues =>
  Object.fromEntries(Object.entries(values).filter(([id]) => ids.includes(id)));

/** If a piece has more sub properties than its id has places: the same piece with more places has one of the next ids. */
function fitSlots(piece: ImportedArtifact, { artifact }: CommandFacts) {
  const fact = artifact?.(piece.id) ?? null;
  const places = fact?.appendPropNum ?? defaultSlots;
  if (piece.subs.length <= places) return { id: piece.id, subs: piece.subs, lost: [] };
  for (let next = 1; next <= 4; next += 1) {
    const id = String(Number(piece.id) + next);
    const other = artifact?.(id) ?? null;
    const isSame = other !== null && other.main === fact?.main && other.sub === fact.sub;
    if (isSame && other.appendPropNum >= piece.subs.length) return { id, subs: piece.subs, lost: [] };
  }
  const lost = piece.subs.slice(places).map((slot): LostValue => {
    const value = subSlotText(slot);
    return {
      label: 'Sub properties',
      value,
      message: `Sub property ${value}: this piece has ${places} places.`,
      isWhole: true,
    };
  });
  return { id: piece.id, subs: piece.subs.slice(0, places), lost };
}
