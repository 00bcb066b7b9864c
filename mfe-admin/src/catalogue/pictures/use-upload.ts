import { readerOf } from '@marketplace/shared/data';
import { MAX_PICTURE_BYTES, UploadedPicture } from '@marketplace/shared/contracts';
import { fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';
import { useEffect, useRef, useState } from 'react';
import { CATALOGUE } from '../use-managed.ts';

const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
const FAILED = 'The server didn’t respond, so the picture wasn’t uploaded. Check your connection and try again.';
/** Timeout, in milliseconds: large pictures take a while on slow connections. */
const PATIENCE = 120_000;

function refusalOf({ size, type }: File): string | undefined {
  if (!kinds.includes(type)) return 'Choose a PNG, JPEG, WebP or AVIF picture. SVG isn’t supported.';
  if (size > MAX_PICTURE_BYTES)
    return `The picture is larger than ${MAX_PICTURE_BYTES / 1_048_576} MB. Choose a smaller one.`;
  return undefined;
}

/** Uploads a picture and reports progress. */
export const useUpload = (onDone: (url: string) => void) => {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  // The form may change during the upload.
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  }, [onDone]);
  const send = async (file: File) => {
    const form = new FormData();
    form.append('picture', file);
    setProgress(0);
    try {
      const { data } = await marketplace.post(`${CATALOGUE}/pictures`, form, {
        timeout: PATIENCE,
        onUploadProgress: ({ loaded, total }) => total && setProgress(Math.round((100 * loaded) / total)),
      });
      latest.current(readerOf(UploadedPicture)(data).url);
    } catch (error) {
      setFailure(fieldErrors(error)[0]?.message ?? serverSaid(error) ?? FAILED);
    } finally {
      setProgress(undefined);
    }
  };
  const upload = (file: File) => {
    const refusal = refusalOf(file);
    setFailure(refusal);
    if (refusal === undefined) void send(file);
  };
  return { upload, progress, failure };
};
