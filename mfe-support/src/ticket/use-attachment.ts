import { onTabForgotten } from '@marketplace/shared/session';
import { useEffect, useState } from 'react';
import { checkAttachment } from './check-attachment.ts';

/**
 * The one file of a ticket. If a file can't be attached, the earlier one stays; each attempt calls `onChange`.
 * Signing out removes the file.
 */
export const useAttachment = (onChange: () => void) => {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  useEffect(
    () =>
      onTabForgotten(() => {
        setFile(null);
        setError(undefined);
      }),
    [],
  );
  const choose = (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen) return;
    onChange();
    if (files && files.length > 1) return setError('Attach one file. Combine several into one document first.');
    const refused = checkAttachment(chosen);
    setError(refused);
    if (!refused) setFile(chosen);
  };
  const remove = () => {
    onChange();
    setFile(null);
    setError(undefined);
  };
  return { file, error, choose, remove };
};

export type Attachment = ReturnType<typeof useAttachment>;
