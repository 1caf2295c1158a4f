import pg from 'pg';
import type { SearchEntry } from '@starhaven/item-search';

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

// One trigram index serves both operators and the pattern.
const byName = `
  select entry from names
  where search like '%' || $1 || '%' or search % $1 or $1 <% search
  group by entry
  order by
    min(case when search = $1 then 0 when search like $1 || '%' then 1 when search like '% ' || $1 || '%' then 2
      when search like '%' || $1 || '%' then 3 else 4 end),
    max(similarity(search, $1)) desc, min(length(search)), entry
  limit $2`;
const byId = `select entry from entries where number like $1 || '%' order by length(number), number limit $2`;

/** The same rows in a temporary table: names folded, a gin_trgm_ops index, and an index for beginnings of ids. */
export async function openPostgres(rows: SearchEntry[], connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('create extension if not exists pg_trgm');
  await client.query('create temp table names (entry int not null, language text not null, search text not null)');
  await client.query('create temp table entries (entry int primary key, number text not null)');
  for (let from = 0; from < rows.length; from += 2000) {
    const some = rows.slice(from, from + 2000).map((row, at) => ({ ...row, entry: from + at }));
    const names = some.flatMap(({ entry, names: all }) =>
      Object.entries(all).map(([language, name]) => ({ entry, language, search: fold(name) })),
    );
    await client.query(
      'insert into names select * from json_to_recordset($1) as row(entry int, language text, search text)',
      [JSON.stringify(names)],
    );
    await client.query('insert into entries select * from json_to_recordset($1) as row(entry int, number text)', [
      JSON.stringify(some.map(({ entry, id }) => ({ entry, number: String(id) }))),
    ]);
  }
  await client.query('create index on names using gin (search gin_trgm_ops)');
  await client.query('create index on entries (number text_pattern_ops)');
  await client.query('analyze names');
  await client.query('analyze entries');
  const { rows: sizes } = await client.query<{ bytes: string }>(
    "select pg_total_relation_size('names') + pg_total_relation_size('entries') as bytes",
  );
  return {
    // A select without a table has one row.
    bytesBeside: Number(sizes[0]!.bytes),
    find: async (text: string, limit: number) => {
      const folded = fold(text);
      if (folded === '') return [];
      const isNumber = /^\d+$/.test(folded);
      const query = { name: isNumber ? 'id' : 'name', text: isNumber ? byId : byName, values: [folded, limit] };
      const { rows: found } = await client.query<{ entry: number }>(query);
      return found.map(({ entry }) => entry);
    },
    close: () => client.end(),
  };
}
