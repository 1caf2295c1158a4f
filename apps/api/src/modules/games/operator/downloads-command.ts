import * as v from 'valibot';
import type { Drizzle } from '../../../platform/database/database';
import { parseOperatorInput } from '../../../platform/operator/parse-input';
import { tellOperator } from '../../../platform/operator/tell-operator';
import { applyDownloads } from '../downloads/apply-downloads';
import { DownloadsDocumentSchema, toDocument } from '../downloads/downloads-document';
import type { DownloadsDocument } from '../downloads/downloads-document';
import { getPlatforms } from '../downloads/get-platforms';
import { requireGame } from '../downloads/require-game';
import { findGames } from '../repository';

export const operatorDownloadsPath = '/internal/operator/downloads';

const slug = v.string('the slug of a game');

const InputSchema = v.variant(
  'action',
  [
    v.strictObject({ action: v.literal('list') }),
    v.strictObject({ action: v.literal('export'), slug }),
    v.strictObject({ action: v.literal('apply'), slug, document: DownloadsDocumentSchema }),
  ],
  'list, export or apply',
);

export interface DownloadsAnswer {
  /** The text for the operator. */
  lines: string[];
  /** The content of the file that `export` writes. */
  document?: unknown;
}

const countLinks = ({ platforms }: DownloadsDocument) =>
  platforms.flatMap(({ version }) => version.flatMap(({ download }) => download.flatMap(({ link }) => link))).length;

async function apply(db: Drizzle, wanted: string, document: DownloadsDocument): Promise<DownloadsAnswer> {
  const { title } = await tellOperator(() => applyDownloads(db, wanted, document));
  const names = document.platforms.map(({ platfrom }) => platfrom).join(', ') || 'no platform';
  return { lines: [`${title}: ${names}, ${countLinks(document)} links. Shown at once.`] };
}

/** Runs an operator's command about downloads. @throws OperatorError with the wrong place in the file */
export async function runDownloadsCommand(db: Drizzle, input: unknown): Promise<DownloadsAnswer> {
  const order = parseOperatorInput(InputSchema, input);
  if (order.action === 'apply') return apply(db, order.slug, order.document);
  if (order.action === 'list')
    return { lines: (await findGames(db)).map((row) => `${row.slug}  ${row.title} ${row.version}`) };
  const row = await tellOperator(() => requireGame(db, order.slug));
  return { lines: [], document: toDocument(row.version, await getPlatforms(db, row.id)) };
}
