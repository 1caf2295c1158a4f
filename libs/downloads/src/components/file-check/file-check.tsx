import { useEffect, useState } from 'react';
import { useIsHydrated } from '@starhaven/ui-kit';
import type { KnownFile } from '../../lib/files/known-files';
import { FileCheckRow } from './file-check-row';
import { useFileChecks } from './use-file-checks';
import card from '../card.module.css';
import classes from './file-check.module.css';

/** Compares files that the visitor has downloaded with the checksums of a build, in the browser. */
export function FileCheck({ known }: { known: readonly KnownFile[] }) {
  const isReady = useIsHydrated();
  const { checks, add, remove } = useFileChecks(known);
  const isOver = useDrop(add);
  return (
    <section className={card.card} aria-labelledby="check-a-file">
      <h2 id="check-a-file" className={classes.title}>
        Check a downloaded file
      </h2>
      {isReady ? (
        <>
          <p>A broken download is the most common reason why a client does not start. The file stays on your device.</p>
          <label className={classes.drop} data-over={isOver || undefined}>
            <span className={classes.choose}>Choose files</span>
            <span className={classes.hint}>or drop them anywhere on this page</span>
            <input
              type="file"
              multiple
              className={classes.input}
              onChange={({ currentTarget }) => {
                add(currentTarget.files ?? []);
                // Lets the visitor choose the same file again after a new download.
                currentTarget.value = '';
              }}
            />
          </label>
          {checks.length > 0 ? (
            <ul className={classes.list} aria-label="Checked files">
              {checks.map((check) => (
                <FileCheckRow key={check.id} check={check} onRemove={() => remove(check.id)} />
              ))}
            </ul>
          ) : null}
        </>
      ) : (
        <p>Compute the checksum of your file with one of these commands, and compare it with the one shown above.</p>
      )}
      <details className={classes.byHand} open={isReady ? undefined : true}>
        <summary>Check it by hand</summary>
        <dl>
          <dt>Windows</dt>
          <dd>
            <code>certutil -hashfile file.zip MD5</code>
          </dd>
          <dt>macOS</dt>
          <dd>
            <code>md5 file.zip</code>
          </dd>
          <dt>Linux, Android (Termux)</dt>
          <dd>
            <code>md5sum file.zip</code>
          </dd>
        </dl>
      </details>
    </section>
  );
}

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Accepts files that are dropped on the page; returns whether files are being dragged over it. */
function useDrop(onFiles: (files: Iterable<File>) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onFiles(event.dataTransfer?.files ?? []);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [onFiles]);
  return isOver;
}
