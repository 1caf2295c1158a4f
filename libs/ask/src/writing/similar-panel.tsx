import type { SimilarText } from '@starhaven/contracts/ask';
import { SiteLink, fetchJson, hasTexts, rowsIn } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';
import classes from './text-form.module.css';

const delayMs = 500;
const kinds: Readonly<Record<SimilarText['kind'], string>> = { question: 'Question', post: 'Blog', faq: 'FAQ' };

const isSimilar = (row: unknown): row is SimilarText =>
  hasTexts(row, 'kind', 'title', 'path') &&
  Object.hasOwn(kinds, row.kind) &&
  typeof row['answers'] === 'number' &&
  typeof row['resolved'] === 'boolean';

/** Texts that may already contain the answer, updated while the title is typed (docs/behaviour/ask.md#similar-texts). */
export function SimilarPanel({ title, first }: { title: string; first: readonly SimilarText[] }) {
  const [found, setFound] = useState<readonly SimilarText[]>(first);
  const [asked, setAsked] = useState(title);
  useEffect(() => {
    if (title.trim() === asked.trim()) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const path = `/ask/data/similar.json?title=${encodeURIComponent(title.trim().slice(0, 200))}`;
      const read = (json: unknown) => rowsIn(json, 'similar', isSimilar);
      void fetchJson(path, read, { signal: abort.signal }).then((answer) => {
        // Without an answer the next letter sends a new request.
        if (answer === null) return;
        setAsked(title);
        setFound((answer.ok && answer.body) || []);
      });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [title, asked]);
  return (
    <div role="status">
      {found.length === 0 ? null : (
        <section className={classes.similar} aria-label="Similar texts">
          <p>Maybe the answer is already here:</p>
          <ul>
            {found.map(({ kind, title: name, path, answers, resolved }) => (
              <li key={path}>
                <SiteLink to={path} target="_blank" rel="noopener">
                  {name}
                </SiteLink>{' '}
                <small>
                  {kinds[kind]}
                  {kind === 'question' ? `, ${answers === 1 ? '1 answer' : `${answers} answers`}` : ''}
                  {resolved ? ', resolved' : ''}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
