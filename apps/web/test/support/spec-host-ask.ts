/**
 * The form of the host's questions: as in the specification (`usual`), as a map by id with words for numbers and without optional parts,
 * with unreadable rows, with one unreadable row on a full page, with only the fields that identify a row, without questions, a refusal,
 * or no list at all.
 */
export type AskShape = 'usual' | 'map' | 'bad-rows' | 'bad-row' | 'bare' | 'empty' | 'refused' | 'wrong';

const answers = [
  { id: 1, answer: 'Second **best**.', vote: 2, time: 1_760_000_100_000, update: 0, owner: { username: 'aether' } },
  { id: 2, answer: 'The best one.', vote: -1, time: 1_760_000_200_000, update: 0, owner: null },
  { id: 3, answer: 'Third.', vote: 1, time: 1_760_000_300_000, update: 0, owner: { username: 'venti', avatar: '' } },
];

/** Newest first, 25 of them: three pages, of which the last one is short. */
const usual = Array.from({ length: 25 }, (_, index) => ({
  id: index + 1,
  question: index === 0 ? 'How do I <b>start</b> & play?' : `Question number ${index + 1}`,
  tag: index === 0 ? ['setup', 'guide'] : ['setup'],
  time: 1_760_000_000_000 - index * 60_000,
  vote: index === 4 ? 9 : 0,
  view: 3,
  resolved: index === 0,
  answerId: index === 0 ? 2 : '',
  owner: { username: 'lumine', avatar: '' },
  answer: index === 0 ? answers : [],
}));

/** HTML from foreign hosts is never shown. */
const foreign = { html: '<p>foreign html</p><img src="x" onerror="alert(1)">', body: undefined };

const toWords = ({ id, question, time, vote, view, resolved, answerId, answer }: (typeof usual)[number]) => ({
  ...{ id: String(id), question, time: String(time), vote: String(vote), view: String(view) },
  ...{ resolved: resolved ? '1' : '0', answerId: answerId === '' ? null : String(answerId), owner: null, tag: 'setup' },
  answer:
    answer.length === 0 ? null : Object.fromEntries(answer.map((one) => [one.id, { ...one, vote: `${one.vote}` }])),
});

export function answerAskCall(path: string, query: Record<string, string>, shape: AskShape): unknown {
  if (path !== '/ask/list') return undefined;
  if (shape === 'wrong') return { retcode: 0, data: 'questions' };
  if (shape === 'refused') return { retcode: 7, message: 'Closed for <b>today</b>.' };
  if (shape === 'empty') return { retcode: 0, data: null };
  const end = Number(query['page'] ?? 1) * 10;
  const rows = usual.slice(end - 10, end);
  if (shape === 'map') return { data: Object.fromEntries(rows.map((row) => [`q${row.id}`, toWords(row)])) };
  if (shape === 'bad-row') return { retcode: 0, data: [{ tag: 1 }, ...rows.slice(1)] };
  if (shape === 'bare')
    return {
      data: rows.map(({ id, question }) => ({
        id,
        question,
        answer: [{ id: 7, answer: 'Bare answer' }, { answer: 'x' }, null],
      })),
    };
  const data = rows.map((row) => ({ ...row, ...foreign }));
  return { retcode: 200, message: 'ok', data: shape === 'bad-rows' ? [...data.slice(0, 3), null, { tag: 1 }] : data };
}
