import { storedData } from '@starhaven/contracts/account';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';

/** Columns with data about a person. */
const personal = [
  ...[
    'account_id',
    'moderator_id',
    'actor_id',
    'email',
    'email_key',
    'recipient',
    'username',
    'address',
    'last_used_from',
  ],
  ...[
    'digest',
    'salt',
    'fingerprint',
    'started_by',
    'by_name',
    'provider_id',
    'code_verifier',
    'actor_name',
    'user_id',
  ],
];

/** Tables with such columns whose data is not about a person, and why. */
const impersonal: Record<string, string> = {
  data_import: 'the digest is that of a file',
  game_server: 'the address is that of the server',
};

describeOnEachEngine('what the privacy page says', (open) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(async () => db?.close());

  const tablesWith = async (columns: string[] | null): Promise<string[]> => {
    const { rows } = await db.database.query(
      `select distinct table_name from information_schema.columns where table_schema = 'public' and ($1::text[] is null or column_name = any($1))`,
      [columns],
    );
    return rows.map(({ table_name: name }) => String(name)).sort();
  };

  test('every table about people is on the page', async () => {
    const said = new Set(storedData.flatMap(({ tables }) => tables));
    const stored = (await tablesWith(personal)).filter((name) => !(name in impersonal));
    expect(stored.filter((name) => !said.has(name))).toEqual([]);
  });

  test('every table of the page exists, once', async () => {
    const said = storedData.flatMap(({ tables }) => tables);
    const all = new Set(await tablesWith(null));
    expect(said.filter((name) => !all.has(name))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });
});
