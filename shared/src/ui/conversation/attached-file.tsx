import { FileText, RotateCw, X } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import { isPicture } from './check-file.ts';
import type { FilePlace } from './file-place.ts';
import styles from './files-field.module.css';
import { formatSize } from './format-size.ts';
import type { Attached } from './use-attached.ts';
import { usePicture } from './use-picture.ts';

const Uploaded = ({ place, id }: { place: FilePlace; id: string }) => {
  const url = usePicture(place, id);
  return url ? <img src={url} alt="" /> : null;
};

/** From this device, or from the server after a reload. */
const Thumbnail = ({ place, file }: { place: FilePlace; file: Attached }) => {
  if (file.preview) return <img src={file.preview} alt="" />;
  if (file.sent && isPicture(file)) return <Uploaded place={place} id={file.sent.id} />;
  return <FileText size={20} strokeWidth={1.75} aria-hidden />;
};

interface Props {
  place: FilePlace;
  file: Attached;
  onRemove: () => void;
}

export const AttachedFile = ({ place, file, onRemove }: Props) => {
  const { name, size, progress, error, retry } = file;
  return (
    <li className={styles.file} data-failed={error ? true : undefined}>
      <span className={styles.thumbnail}>
        <Thumbnail place={place} file={file} />
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>
          {error ?? formatSize(size)}
          {progress !== undefined && ` · ${progress}%`}
        </span>
        {progress !== undefined && (
          <progress className={styles.progress} max={100} value={progress} aria-label={`Uploading ${name}`} />
        )}
      </span>
      {retry && (
        <IconButton label={`Upload ${name} again`} size="small" onClick={retry}>
          <RotateCw size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Remove ${name}`} size="small" onClick={onRemove}>
        <X size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </li>
  );
};
