import { useState, type DragEvent } from 'react';
import styles from './attachment-field.module.css';
import { AttachedFile } from './attached-file.tsx';
import { DropZone } from './drop-zone.tsx';
import type { Attachment } from './use-attachment.ts';

interface Props {
  attachment: Attachment;
  error: string | undefined;
  progress: number | null;
}

const stay = (event: DragEvent) => event.preventDefault();

/** One file, from the picker or dropped anywhere on the field. */
export const AttachmentField = ({ attachment: { file, choose, remove }, error, progress }: Props) => {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.field}
      data-over={over || undefined}
      onDragEnter={() => setOver(true)}
      onDragOver={stay}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={drop}
    >
      <DropZone error={error} onFiles={choose} replaces={file !== null} />
      {file && <AttachedFile file={file} progress={progress} onRemove={remove} />}
    </div>
  );
};
