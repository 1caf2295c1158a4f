import { useNavigation } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { FileField, SubmitButton, openerClass } from '@starhaven/ui-kit';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';
import { ReadingFields } from './reading-fields';
import type { ShownHandbook } from './shown-handbook';
import { gameTitle } from './shown-handbook';

export interface SendFormProps {
  formats: ShownHandbook['formats'];
  nonce: string;
  reply?: FormReply;
}

/** Sends files or a folder, and starts their dry run. */
export function SendForm({ formats, nonce, reply }: SendFormProps) {
  const { state, formData } = useNavigation();
  const isSending = state !== 'idle' && formData?.get('intent') === 'send';
  const errors = reply?.intent === 'send' ? reply.result?.error?.['files'] : undefined;
  return (
    <Card aria-labelledby="send">
      <h2 id="send">Import game data</h2>
      <p>Send the files first. A dry run says what they would change; nothing changes before you start the import.</p>
      <StaffForm encType="multipart/form-data">
        <input type="hidden" name="nonce" value={nonce} />
        <FileField
          id="files"
          name="files"
          label="Files"
          multiple
          hint="At most 32 MB together."
          errors={errors ?? []}
        />
        <FileField id="folder" name="folder" label="Or their folder" multiple {...{ webkitdirectory: '' }} />
        <ReadingFields name="send" formats={formats} />
        <div className={layout.actions}>
          <SubmitButton name="intent" value="send" isBusy={isSending} busyLabel="Sending…">
            Send and start a dry run
          </SubmitButton>
        </div>
      </StaffForm>
      <details className={openerClass}>
        <summary>Formats that can be read</summary>
        <ul className={layout.list}>
          {formats.map(({ name, games, expects }) => (
            <li key={name}>
              <p className={layout.title}>{name}</p>
              <p className={layout.small}>
                {games.map(gameTitle).join(', ')}: {expects}
              </p>
            </li>
          ))}
        </ul>
      </details>
      <p className={layout.small}>
        Larger data, such as the whole resources of a game, is imported on the server:{' '}
        <code>npm run import -- help</code>
      </p>
    </Card>
  );
}
