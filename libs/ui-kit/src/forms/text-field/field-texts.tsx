import type { ReactNode } from 'react';
import classes from './text-field.module.css';

interface DescribedField {
  id: string;
  hint?: ReactNode;
  errors?: readonly string[];
  /** What the caller gives; a form library may name the error as well. */
  'aria-describedby'?: string | undefined;
}

/** The ids of the hint and the errors of a field, each once, so that a screen reader reads them once; undefined if there are none. */
export function describedByOf({ id, hint, errors = [], 'aria-describedby': given = '' }: DescribedField) {
  const ids = [hint ? `${id}-hint` : '', ...given.split(' '), errors.length > 0 ? `${id}-error` : ''];
  return [...new Set(ids)].filter(Boolean).join(' ') || undefined;
}

/** The hint under the label of a field, if it has one. */
export const FieldHint = ({ id, hint }: Pick<DescribedField, 'id' | 'hint'>) =>
  hint ? (
    <p id={`${id}-hint`} className={classes.hint}>
      {hint}
    </p>
  ) : null;

/** The errors under a field, if there are any. */
export const FieldErrors = ({ id, errors = [] }: Pick<DescribedField, 'id' | 'errors'>) =>
  errors.length > 0 ? (
    <p id={`${id}-error`} className={classes.error}>
      {errors.join(' ')}
    </p>
  ) : null;
