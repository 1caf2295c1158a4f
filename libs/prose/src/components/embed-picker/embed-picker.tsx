import { TextField, buttonClass, fetchJson } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { EmbedSchema, embedMarkdown } from '../../lib/embed';
import type { Embed } from '../../lib/embed';
import classes from './embed-picker.module.css';

const delayMs = 300;
const AnswerSchema = v.object({ embeds: v.array(EmbedSchema) });

function readEmbeds(json: unknown): Embed[] | null {
  const read = v.safeParse(AnswerSchema, json);
  return read.success ? read.output.embeds : null;
}

export interface EmbedPickerProps {
  /** The page's resource route that searches. */
  path: string;
  onPick: (markdown: string) => void;
}

/** Finds an item, a command, a server or a download by its name, and embeds it in the text (docs/behaviour/blog.md#embeds). */
export function EmbedPicker({ path, onPick }: EmbedPickerProps) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly Embed[] | null>(null);
  const asked = words.trim();
  useEffect(() => {
    if (asked.length < 2) return setFound(null);
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const request = { signal: abort.signal };
      void fetchJson(`${path}?q=${encodeURIComponent(asked)}`, readEmbeds, request).then((answer) => {
        // Without an answer the next letter sends a new request.
        if (answer !== null) setFound(answer.body ?? []);
      });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, path]);
  return (
    <section className={classes.embeds} aria-label="Embed">
      <TextField
        id="embed"
        type="search"
        label="Find an item, command, server or download"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Otherwise Enter would send the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div role="status">{found?.length === 0 ? <p className={classes.note}>Nothing found.</p> : null}</div>
      {found && found.length > 0 ? (
        <ul className={classes.found}>
          {found.map((embed) => (
            <li key={embed.path}>
              <button type="button" className={buttonClass()} onClick={() => onPick(embedMarkdown(embed))}>
                <bdi>{embed.title}</bdi>
              </button>{' '}
              <small>
                {embed.kind}: {embed.hint}
              </small>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
