import { ButtonLink, formLayout, SubmitButton } from '@starhaven/ui-kit';
import type { ReactNode } from 'react';

export interface SaveActionsProps {
  isSaving: boolean;
  submitLabel: string;
  /** While the form is sent. */
  busyLabel: string;
  cancelTo: string;
  /** After the buttons. */
  children?: ReactNode;
}

/** The end of a form with a text: save it (intent `save`), or leave. */
export function SaveActions({ isSaving, submitLabel, busyLabel, cancelTo, children }: SaveActionsProps) {
  return (
    <div className={formLayout.actions}>
      <SubmitButton name="intent" value="save" isBusy={isSaving} busyLabel={busyLabel}>
        {submitLabel}
      </SubmitButton>
      <ButtonLink to={cancelTo}>Cancel</ButtonLink>
      {children}
    </div>
  );
}
