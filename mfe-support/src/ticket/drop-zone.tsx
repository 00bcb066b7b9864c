import { CircleAlert, Paperclip } from 'lucide-react';
import { useId } from 'react';
import { attachmentEndings } from './check-attachment.ts';
import styles from './drop-zone.module.css';

interface Props {
  error: string | undefined;
  onFiles: (files: FileList | null) => void;
  /** There is a file already, which the next one replaces. */
  replaces: boolean;
}

export const DropZone = ({ error, onFiles, replaces }: Props) => {
  const id = useId();
  return (
    <div className={styles.zone}>
      <span className={styles.label}>
        Attachment <span className={styles.optional}>(optional)</span>
      </span>
      <label className={styles.target} htmlFor={id} data-invalid={error ? true : undefined}>
        <Paperclip size={20} strokeWidth={1.75} aria-hidden />
        <span>
          <span className={styles.choose}>{replaces ? 'Choose another file' : 'Choose a file'}</span> or drop it here
        </span>
        <span className={styles.limits} id={`${id}-limits`}>
          One file up to 10 MB: PNG, JPG, WebP, GIF, HEIC, PDF, TXT, LOG, CSV, DOCX, XLSX
        </span>
      </label>
      <input
        id={id}
        type="file"
        className={`visually-hidden ${styles.input ?? ''}`}
        aria-label="Attachment"
        aria-describedby={error ? `${id}-error` : `${id}-limits`}
        aria-invalid={error ? true : undefined}
        accept={attachmentEndings.join(',')}
        onChange={(event) => {
          onFiles(event.target.files);
          // Lets people choose the same file again after removing it.
          event.target.value = '';
        }}
      />
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <CircleAlert size={14} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
};
