import { Paperclip } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from '../form/field-error.tsx';
import { AttachedFile } from './attached-file.tsx';
import { fileEndings } from './check-file.ts';
import styles from './files-field.module.css';
import type { Files } from './use-files.ts';

const spoken = ({ files }: Files) => {
  const failed = files.filter(({ error }) => error).map(({ name, error }) => `${name}: ${error ?? ''}`);
  if (failed.length > 0) return failed.join(' ');
  const isDone = files.length > 0 && files.every(({ sent }) => sent);
  return isDone ? `Uploaded: ${files.map(({ name }) => name).join(', ')}.` : '';
};

/** The files of a message that is being written. Its form accepts dropped and pasted ones: `useFileTarget`. */
export const FilesField = ({ files, error }: { files: Files; error?: string | undefined }) => {
  const id = useId();
  const wrong = error ?? files.refusal;
  return (
    <div className={styles.field}>
      {files.files.length > 0 && (
        <ul className={styles.list} aria-label="Attached files">
          {files.files.map((file) => (
            <AttachedFile key={file.key} place={files.place} file={file} onRemove={() => files.remove(file.key)} />
          ))}
        </ul>
      )}
      <div className={styles.choose}>
        <input
          id={id}
          type="file"
          multiple
          className="visually-hidden"
          accept={fileEndings.join(',')}
          aria-describedby={wrong ? `${id}-error` : `${id}-help`}
          aria-invalid={wrong ? true : undefined}
          onChange={({ target }) => {
            files.add([...(target.files ?? [])]);
            // The same file may be chosen again after it was removed.
            target.value = '';
          }}
        />
        <label htmlFor={id} className={styles.button}>
          <Paperclip size={16} strokeWidth={1.75} aria-hidden />
          Attach files
        </label>
        <span className={styles.help} id={`${id}-help`}>
          Or drop or paste them. Up to 10 MB each.
        </span>
      </div>
      {wrong && <FieldError id={`${id}-error`} text={wrong} isAlert />}
      <p aria-live="polite" className="visually-hidden">
        {spoken(files)}
      </p>
    </div>
  );
};
