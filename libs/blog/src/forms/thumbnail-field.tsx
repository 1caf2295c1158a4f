import { Picture, TextField, buttonClass, safePicture } from '@starhaven/ui-kit';
import { useState } from 'react';
import classes from './post-form.module.css';

export interface ThumbnailFieldProps {
  value: string;
  onChange: (value: string) => void;
  errors: readonly string[];
  isUploading: boolean;
  /** Uploads the chosen picture with the script; without it the button sends the form. */
  onUpload: ((image: File) => void) | null;
}

/** The address of the thumbnail, its upload and its preview, which is hidden when it does not load. */
export function ThumbnailField({ value, onChange, errors, isUploading, onUpload }: ThumbnailFieldProps) {
  const [broken, setBroken] = useState('');
  const picture = value === '' ? null : safePicture(value);
  return (
    <div className={classes.group}>
      <TextField
        id="thumbnail"
        name="thumbnail"
        label="Thumbnail URL"
        inputMode="url"
        errors={errors}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={classes.upload}>
        <input
          type="file"
          name="thumbnailImage"
          accept="image/*"
          aria-label="Picture for the thumbnail"
          className={classes.file}
          disabled={isUploading}
          onChange={(event) => {
            const [image] = event.currentTarget.files ?? [];
            if (image && onUpload) onUpload(image);
          }}
        />
        <button
          type={onUpload ? 'button' : 'submit'}
          name="intent"
          value="upload-thumbnail"
          formNoValidate
          className={buttonClass()}
          disabled={isUploading}
          onClick={(event) => {
            if (onUpload) event.currentTarget.parentElement?.querySelector('input')?.click();
          }}
        >
          {isUploading ? 'Uploading...' : 'Upload'}
        </button>
      </div>
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
