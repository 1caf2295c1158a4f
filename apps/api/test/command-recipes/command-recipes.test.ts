import {
  getCommandRecipe,
  listCommandRecipes,
  removeCommandRecipe,
  shareCommandRecipe,
} from '@starhaven/contracts/commands';
import { recipeToText } from '@starhaven/game-commands';
import { accountClient } from '../support/clients/account-client';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';

const engine = 'honkai-star-rail/lunarcore';
const textOf = (name: string) => {
  const lines = [{ command: 'give', head: 'give', values: { id: ['102'] }, times: 1 }];
  return recipeToText({ name, lines, parameters: [] }) ?? '';
};

describeOnEachEngine('shared recipes', (open) => {
  const api = useTestApi(open);

  const enter = async () => {
    const { data } = await accountClient(api).enter();
    return { key: String(data.sessionKey), accountId: Number(data.uid) };
  };
  const headersOf = (key: string | null) => (key === null ? {} : { authorization: key });
  const send = (path: string, key: string | null, payload: object) =>
    api.app.inject({ method: 'POST', url: path, headers: headersOf(key), payload });
  const share = async (key: string | null, fields: object = {}) =>
    (
      await send(shareCommandRecipe.path, key, { engine, recipe: textOf('Start'), description: 'For all', ...fields })
    ).json();
  const get = async (id: string) => (await api.app.inject({ url: getCommandRecipe.path.replace(':id', id) })).json();
  const list = async (key: string) =>
    (await api.app.inject({ url: listCommandRecipes.path, headers: headersOf(key) })).json().data;
  const remove = async (key: string, id: string) => (await send(removeCommandRecipe.path, key, { id })).json();

  test('everyone who has the address gets the recipe; the same recipe has one address', async () => {
    const { key } = await enter();
    const [one, two] = await Promise.all([share(key), share(key)]);
    expect(one).toMatchObject({ retcode: 0, data: { id: expect.stringMatching(/^[\w-]{12}$/) } });
    expect(two.data.id).toBe(one.data.id);
    expect(await get(one.data.id)).toMatchObject({
      retcode: 0,
      data: { engine, recipe: textOf('Start'), description: 'For all' },
    });
    expect(await list(key)).toEqual([expect.objectContaining({ id: one.data.id, description: 'For all' })]);
  });

  test('only its owner removes it', async () => {
    const [owner, other] = [await enter(), await enter()];
    const { id } = (await share(owner.key)).data;
    expect(await remove(other.key, id)).toMatchObject({ retcode: -1 });
    expect(await list(other.key)).toEqual([]);
    expect(await remove(owner.key, id)).toMatchObject({ retcode: 0 });
    expect(await get(id)).toMatchObject({ retcode: -1 });
    expect(await remove(owner.key, id)).toMatchObject({ retcode: -1 });
  });

  test('it goes with its account', async () => {
    const { key, accountId } = await enter();
    const { id } = (await share(key)).data;
    await api.database.query('delete from account where id = $1', [accountId]);
    expect(await get(id)).toMatchObject({ retcode: -1 });
  });

  test.each([
    ['a text that is not a recipe', { recipe: 'abcd' }, -1],
    ['a recipe that is too long', { recipe: 'A'.repeat(8_001) }, 400],
    ['another engine name', { engine: '../etc' }, 400],
    ['a description that is too long', { description: 'x'.repeat(301) }, 400],
  ])('%s is refused', async (_name, fields, retcode) => {
    const { key } = await enter();
    expect(await share(key, fields)).toMatchObject({ retcode });
    expect(await list(key)).toEqual([]);
  });

  test('nobody shares without an account, too often, or more than 100', async () => {
    expect(await share(null)).toMatchObject({ retcode: 401 });
    const busy = await enter();
    const answers = await Promise.all(Array.from({ length: 31 }, () => share(busy.key)));
    expect(answers.filter(({ retcode }) => retcode === 429)).toHaveLength(1);
    const { key, accountId } = await enter();
    await api.database.query(
      `insert into command_recipe (id, account_id, engine, recipe, digest)
       select lpad(n::text, 4, '0') || lpad($1::text, 8, '0'), $1::int, $2, $3, n::text from generate_series(1, 100) n`,
      [accountId, engine, textOf('Full')],
    );
    expect(await share(key)).toMatchObject({ message: expect.stringContaining('at most 100 recipes') });
    expect(await list(key)).toHaveLength(100);
  });
});
