import { LocalTime, buttonClass, openerClass } from '@starhaven/ui-kit';
import { isAtWork } from '../../components/job-list/job-list';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';
import { ReadingFields } from './reading-fields';
import type { ShownHandbook, ShownUpload } from './shown-handbook';

export interface UploadCardProps {
  upload: ShownUpload;
  formats: ShownHandbook['formats'];
  nonce: string;
}

/** Uploaded files that wait for their import, with the result of their dry run. */
export function UploadCard({ upload, formats, nonce }: UploadCardProps) {
  const { id, files, bytes, createdAt, by, rehearsal } = upload;
  const [, format, removals] = rehearsal?.subject.split(' ') ?? [];
  const heading = `upload-${id}`;
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading}>{files.length === 1 ? files[0]?.name : `${files.length} files`}</h2>
      <p className={layout.small}>
        {bytes < 100_000 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`}, sent{' '}
        <LocalTime time={createdAt} /> by <bdi>{by}</bdi>. Kept for a day.
      </p>
      {rehearsal === null ? <p>There was no dry run yet.</p> : null}
      {rehearsal && isAtWork(rehearsal) ? <p>The dry run is running: {rehearsal.note || 'waiting'}</p> : null}
      {rehearsal?.state === 'failed' ? <p>The dry run failed. {rehearsal.note}</p> : null}
      {rehearsal?.state === 'done' ? (
        <>
          <p className={layout.title}>The dry run says</p>
          <pre className={layout.secret}>{rehearsal.report.join('\n')}</pre>
          <StaffForm className={layout.actions}>
            <input type="hidden" name="nonce" value={nonce} />
            <input type="hidden" name="subject" value={rehearsal.subject} />
            <button type="submit" name="intent" value="import" className={buttonClass('primary')}>
              Import this
            </button>
          </StaffForm>
        </>
      ) : null}
      <details className={openerClass} open={rehearsal?.state === 'failed' || rehearsal === null}>
        <summary>Read it with other settings</summary>
        <StaffForm>
          <input type="hidden" name="nonce" value={`again-${nonce}`} />
          <input type="hidden" name="upload" value={id} />
          <ReadingFields name={id} formats={formats} format={format} removals={removals} />
          <div className={layout.actions}>
            <button type="submit" name="intent" value="again" className={buttonClass()}>
              Start another dry run
            </button>
          </div>
        </StaffForm>
      </details>
    </Card>
  );
}
