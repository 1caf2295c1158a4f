import { FileField, Picture, TextField, buttonClass, formLayout, safePicture } from '@starhaven/ui-kit';
import { useState } from 'react';
import classes from '../post-form.module.css';

export interface ThumbnailFieldProps {
  value: string;
  onChange: (value: string) => void;
  errors: readonly string[];
  /** Readers see a picture from another site only as a link (docs/decisions/0026). */
  hint: string | undefined;
  isUploading: boolean;
  /** Uploads the chosen picture by script; without it the button sends the form. */
  onUpload: ((image: File) => void) | null;
}

/** The address of the thumbnail, its upload and its preview; a preview that does not load is hidden. */
export function ThumbnailField({ value, onChange, errors, hint, isUploading, onUpload }: ThumbnailFieldProps) {
  const [broken, setBroken] = useState('');
  const picture = value === '' ? null : safePicture(value);
  return (
    <div className={formLayout.group}>
      <TextField
        id="thumbnail"
        name="thumbnail"
        label="Thumbnail URL"
        hint={hint}
        inputMode="url"
        errors={errors}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FileField
        id="thumbnailImage"
        name="thumbnailImage"
        label="Picture for the thumbnail"
        accept="image/*"
        disabled={isUploading}
        onFiles={([image]) => {
          if (image && onUpload) onUpload(image);
        }}
        end={
          <button
            type={onUpload ? 'button' : 'submit'}
            name="intent"
            value="upload-thumbnail"
            formAction="?picture=thumbnailImage"
            formNoValidate
            className={buttonClass()}
            disabled={isUploading}
            onClick={(event) => {
              if (onUpload) event.currentTarget.parentElement?.querySelector('input')?.click();
            }}
          >
            {isUploading ? 'Uploading...' : 'Upload'}
          </button>
        }
      />
      {picture === null || broken === value ? null : (
        <Picture
          src={picture}
          alt="Preview of the thumbnail"
          className={classes.thumbnail}
          onError={() => setBroken(value)}
        />
      )}
    </div>
  );
}
