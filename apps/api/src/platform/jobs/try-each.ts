/**
 * Runs `work` for each item, one after the other. An item that fails is reported and does not stop the others: otherwise a row that always
 * fails would end every turn of a job at the same place.
 */
export async function tryEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  onFailure: (error: unknown, item: Item) => void,
): Promise<void> {
  for (const item of items) await work(item).catch((error: unknown) => onFailure(error, item));
}
