import type { ImportOrder, ImportReport } from './import-data';

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The lines about an import for the operator. */
export function formatImportReport(report: ImportReport, { isDryRun }: Pick<ImportOrder, 'isDryRun'>): string[] {
  const { game, source, rows, added, changed, removed, versionId, isKnown, skipped } = report;
  const title = `Game ${game}, ${source}`;
  const skippedLines = skipped.map(
    ({ reason, count, places }) =>
      `  skipped ${count}: ${reason} (${places.join(', ')}${count > places.length ? ', …' : ''})`,
  );
  if (isKnown) return [`${title}: this data was imported before; nothing to do.`];
  const numbers = `${plural(rows, 'row')} read: ${added} items added, ${changed} changed, ${removed} removed`;
  const skippedRows = skipped.reduce((sum, { count }) => sum + count, 0);
  const outcome = isDryRun
    ? 'A dry run: nothing was changed.'
    : versionId === null
      ? 'Nothing changed: the data keeps its version.'
      : `The game's data has a new version (${versionId}).`;
  return [`${title}: ${numbers}, ${plural(skippedRows, 'row')} skipped.`, ...skippedLines, outcome];
}
