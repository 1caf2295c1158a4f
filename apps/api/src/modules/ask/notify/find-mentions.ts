const maxMentions = 10;

const closes = (line: string, fence: string) => {
  const run = /^ {0,3}(`+|~+)[ \t]*$/.exec(line)?.[1] ?? '';
  return run[0] === fence[0] && run.length >= fence.length;
};

/** Removes fenced code blocks; a block that is never closed extends to the end of the text. */
function withoutBlocks(markdown: string): string {
  let fence = '';
  const kept: string[] = [];
  for (const line of markdown.split('\n')) {
    if (fence !== '') {
      if (closes(line.trimEnd(), fence)) fence = '';
      continue;
    }
    // A line that begins with backticks and has more of them later is a code span, not a fence.
    fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? '';
    kept.push(fence === '' ? line : '');
  }
  return kept.join('\n');
}

/**
 * Removes code spans: a run of backticks closes at the next run of the same length. Each run is read only once, because searching the
 * end of each run takes minutes in a text that has only backticks.
 */
function withoutSpans(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(({ 0: run, index }) => ({
    length: run.length,
    start: index,
    closesAt: -1,
  }));
  const laterOf = new Map<number, number>();
  for (const run of runs.toReversed()) {
    run.closesAt = laterOf.get(run.length) ?? -1;
    laterOf.set(run.length, run.start);
  }
  const kept: string[] = [];
  let end = 0;
  for (const { start, length, closesAt } of runs) {
    if (start < end || closesAt === -1) continue;
    kept.push(text.slice(end, start), ' ');
    end = closesAt + length;
  }
  return kept.join('') + text.slice(end);
}

/** The usernames behind `@` in a text, outside of code, at most 10, each once (docs/behaviour/notifications.md#mentions). */
export function findMentions(markdown: string): string[] {
  const plain = withoutSpans(withoutBlocks(markdown));
  const names = [...plain.matchAll(/(?<![\p{L}\p{N}_@/.-])@([\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{2,31})/gu)]
    // A full stop behind a name ends the sentence and is not part of the name.
    .map(([, name = '']) => name.replace(/[.-]+$/, ''))
    .filter((name) => [...name].length >= 3);
  return [...new Set(names)].slice(0, maxMentions);
}
