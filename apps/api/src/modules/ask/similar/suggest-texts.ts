import { commonQuestions, questionPath } from '@starhaven/contracts/ask';
import type { SimilarText } from '@starhaven/contracts/ask';
import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';
import { quoted, searchWords } from '../../../platform/search/search-words';

const maxShown = 6;
const maxTerms = 24;
/** A word in more titles than this says little: it finds no text by itself, and adds little to the weight of found texts. */
const frequentTitles = 400;
const maxCandidates = 200;
/** The share of a title's weight that a text must have in common with it. */
const minShare = 0.34;

interface Term {
  word: string;
  /** Rises with the rarity of the word. */
  weight: number;
  isFrequent: boolean;
}

interface Candidate extends SimilarText {
  words: ReadonlySet<string>;
}

/** The words of a title with their weights. The index counts how often a word occurs, up to a limit. */
async function weigh(db: Drizzle, words: string[]): Promise<Term[]> {
  const rows = await selectRows<{ place: number; titles: number }>(
    db,
    sql`
      select term.place, (
        select count(*)::int from (
          select 1 from ask_question where title_words @@ term.query::tsquery and deleted_at is null and not is_waiting
          limit ${frequentTitles + 1}
        ) found
      ) as titles
      from unnest(${`{${words.map((word) => `"${quoted(word).replace(/[\\"]/g, '\\$&')}"`).join(',')}}`}::text[])
        with ordinality as term (query, place)`,
  );
  return rows.map(({ place, titles }) => {
    const isFrequent = titles > frequentTitles;
    return {
      word: words[Number(place) - 1] ?? '',
      isFrequent,
      weight: isFrequent ? 0.15 : 1 / (1 + Math.log1p(titles) / 4),
    };
  });
}

/** A tsquery for texts with any of these words. */
const anyOf = (terms: readonly Term[]) => terms.map(({ word }) => quoted(word)).join(' | ');

async function similarQuestions(db: Drizzle, terms: readonly Term[]): Promise<Candidate[]> {
  const rows = await selectRows<{ id: number; title: string; answers: number; resolved: boolean }>(
    db,
    sql`select id, title, answers, is_resolved as resolved from ask_question
      where title_words @@ ${anyOf(terms)}::tsquery and deleted_at is null and not is_waiting
      order by ts_rank(title_words, ${anyOf(terms)}::tsquery) desc, id desc limit ${maxCandidates}`,
  );
  return rows.map(({ id, title, answers, resolved }) => ({
    ...{ kind: 'question', title, path: questionPath({ id, title }), answers, resolved },
    words: new Set(searchWords(title)),
  }));
}

async function similarPosts(db: Drizzle, terms: readonly Term[], findPosts: FindPosts): Promise<Candidate[]> {
  const posts = await findPosts(db, anyOf(terms), maxCandidates);
  return posts.map(({ title, path, tags }) => ({
    ...{ kind: 'post', title, path, answers: 0, resolved: false },
    words: new Set(searchWords([title, ...tags].join('\n'))),
  }));
}

/** Public posts that have a word of a tsquery. */
export type FindPosts = (
  db: Drizzle,
  query: string,
  limit: number,
) => Promise<{ title: string; path: string; tags: string[] }[]>;

const faq: Candidate[] = commonQuestions.map(({ question: title }) => ({
  ...{ kind: 'faq', title, path: '/faq', answers: 0, resolved: false },
  words: new Set(searchWords(title)),
}));

/** Texts that are similar to a title, the most similar first (docs/behaviour/ask.md#similar-texts). */
export async function suggestTexts(db: Drizzle, title: string, findPosts: FindPosts): Promise<SimilarText[]> {
  const words = searchWords(title.replaceAll('\0', '')).slice(0, maxTerms);
  if (words.length === 0) return [];
  const terms = await weigh(db, words);
  const rare = terms.filter(({ isFrequent }) => !isFrequent);
  // Too many texts would be similar to a title that has only frequent words.
  if (rare.length === 0) return [];
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const shareOf = ({ words: own }: Candidate) =>
    terms.reduce((sum, { word, weight }) => sum + (own.has(word) ? weight : 0), 0) / total;
  const candidates = [...(await similarQuestions(db, rare)), ...(await similarPosts(db, rare, findPosts)), ...faq];
  return candidates
    .map((candidate) => ({ candidate, share: shareOf(candidate) }))
    .filter(({ share }) => share >= minShare)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, maxShown)
    .map(({ candidate: { words: _words, ...text } }) => text);
}
