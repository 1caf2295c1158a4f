import { showToast } from '@starhaven/ui-kit';
import { useState } from 'react';
import { UploadRefusedError, uploadPicture } from './upload-picture';

/** Uploads pictures and shows the result. `progress` is from 0 to 1 during an upload, else null. */
export function usePictureUpload() {
  const [progress, setProgress] = useState<number | null>(null);
  /** Null if the picture was refused, which a toast has reported. */
  const upload = async (image: File, doneText: string) => {
    setProgress(0);
    try {
      const sent = await uploadPicture(image, setProgress);
      showToast({ type: 'ok', title: 'Success', message: doneText });
      return sent;
    } catch (error) {
      if (!(error instanceof UploadRefusedError)) throw error;
      showToast({ type: 'error', title: error.title, message: error.message });
      return null;
    } finally {
      setProgress(null);
    }
  };
  return { progress, upload };
}
