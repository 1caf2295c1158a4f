import { ButtonLink, formLayout, SubmitButton } from '@starhaven/ui-kit';
import type { ReactNode } from 'react';

export interface SaveActionsProps {
  isSaving: boolean;
  submitLabel: string;
  /** The label while the form is being sent. */
  busyLabel: string;
  cancelTo: string;
  /** Content after the buttons. */
  children?: ReactNode;
}

/** The end of a text form: buttons to save (intent `save`) and to cancel. */
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
