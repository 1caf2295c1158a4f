import type { FormMetadata } from '@conform-to/react';
import type { EditValues } from './edit.form';

/** The fields of the edit form, as the form library gives them. */
export type EditFields = ReturnType<FormMetadata<EditValues>['getFieldset']>;
