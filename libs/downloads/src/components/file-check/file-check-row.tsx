import { formatFileSize } from '@starhaven/ui-kit';
import type { FileReport } from './check-file';
import type { FileCheck } from './use-file-checks';
import classes from './file-check.module.css';

export interface FileCheckRowProps {
  check: FileCheck;
  onRemove: () => void;
}

/** One of the visitor's files: its progress, then the result. */
export function FileCheckRow({ check, onRemove }: FileCheckRowProps) {
  const { name, bytes, readBytes, state, report } = check;
  const isRunning = state === 'running';
  return (
    <li className={classes.row} data-verdict={state === 'failed' ? 'failed' : report?.verdict.kind}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <span className={classes.size}>{formatFileSize(bytes)}</span>
        <button
          type="button"
          className={classes.remove}
          aria-label={`${isRunning ? 'Cancel' : 'Remove'} ${name}`}
          onClick={onRemove}
        >
          {isRunning ? 'Cancel' : 'Remove'}
        </button>
      </div>
      {isRunning ? (
        <progress
          className={classes.progress}
          max={Math.max(bytes, 1)}
          value={readBytes}
          aria-label={`Reading ${name}`}
        />
      ) : null}
      <div role="status">
        {state === 'failed' ? (
          <p>The file cannot be read. It may have been moved or changed, or its disk was removed.</p>
        ) : null}
        {report ? <Verdict report={report} check={check} /> : null}
      </div>
    </li>
  );
}

function Verdict({ report: { verdict, sums }, check }: { report: FileReport; check: FileCheck }) {
  if (verdict.kind === 'intact') {
    const { name } = verdict.known;
    return (
      <p>
        <strong>Complete and unchanged.</strong>
        {name === check.name ? null : ` This is ${name}.`}
      </p>
    );
  }
  if (verdict.kind === 'unknown') {
    return (
      <>
        <p>
          <strong>Not one of these files.</strong> No file of the chosen version has this checksum. It may belong to
          another platform or version.
        </p>
        <Sum label="Its MD5" sum={sums.md5} />
      </>
    );
  }
  const { known } = verdict;
  return (
    <>
      <p>
        <strong>{verdict.kind === 'incomplete' ? 'Not complete.' : 'Damaged or another version.'}</strong>{' '}
        {verdict.kind === 'incomplete'
          ? `It has ${formatFileSize(check.bytes)} of ${formatFileSize(known.bytes)}. Continue the download, or start it again.`
          : 'Its content is not that of the file offered here. Download it again.'}
      </p>
      <Sum label="Expected" sum={known.sum} />
      <Sum label="Your file" sum={sums[known.algorithm]} />
    </>
  );
}

function Sum({ label, sum }: { label: string; sum: string | undefined }) {
  return (
    <p className={classes.sum}>
      {label} <code>{sum}</code>
    </p>
  );
}
