/** A chosen sub property (docs/behaviour/commands.md#slots). `step` is null if the engine does not separate it from the id. */
export interface SubSlot {
  id: string;
  /** At least 1. */
  count: number;
  step: number | null;
}

const slotPattern = /^([^\s:]+)(?::(\d{1,6}))?(?::(\d{1,6}))?$/;

/** Reads `id`, `id:count` or `id:count:step`; null if it is none of them or a number is below 1. */
export function readSubSlot(text: string): SubSlot | null {
  const [, id, count = '1', step] = slotPattern.exec(text) ?? [];
  if (id === undefined || Number(count) < 1 || (step !== undefined && Number(step) < 1)) return null;
  return { id, count: Number(count), step: step === undefined ? null : Number(step) };
}

/** The text of a slot in values and addresses: `id:count` or `id:count:step`. */
export const subSlotText = ({ id, count, step }: SubSlot): string =>
  [id, count, ...(step === null ? [] : [step])].join(':');

/** The slot with its count written out. Text that is not a slot stays unchanged, so that the visitor sees the error. */
export function canonicalSubSlot(text: string): string {
  const slot = readSubSlot(text);
  return slot === null ? text : subSlotText(slot);
}

/** The separator between the parts of a slot, if the parameter names none (docs/behaviour/commands.md#slots). */
const defaultSplit = ',';

/** The separator between the parts of a slot in the line. */
export const splitOf = ({ split }: { split: string }): string => split.trim() || defaultSplit;

/** The slot as it is written in the line, its parts joined by `split`. */
export const subSlotInLine = (text: string, split: string): string => text.split(':').join(split);
