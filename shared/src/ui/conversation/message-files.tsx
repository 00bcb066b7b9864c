import { useState } from 'react';
import type { TicketFile } from '@marketplace/shared/contracts';
import { isPicture } from './check-file.ts';
import type { FilePlace } from './file-place.ts';
import { FileRow } from './file-row.tsx';
import styles from './message-files.module.css';
import { usePicture } from './use-picture.ts';

interface Props {
  place: FilePlace;
  file: TicketFile;
}

/** A thumbnail in a box that is there from the start; opens the whole picture. */
const Picture = ({ place, file }: Props) => {
  const url = usePicture(place, file.id);
  const [isBroken, setIsBroken] = useState(false);
  if (url === null || isBroken) return <FileRow place={place} file={file} />;
  return (
    <a className={styles.picture} href={url} target="_blank" rel="noopener noreferrer" title={file.name}>
      {url && <img src={url} alt={file.name} loading="lazy" decoding="async" onError={() => setIsBroken(true)} />}
    </a>
  );
};

/** The files of a message: pictures as thumbnails, others as downloads. */
export const MessageFiles = ({ place, files = [] }: { place: FilePlace; files: TicketFile[] | undefined }) => {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label="Files">
      {files.map((file) => (
        <li key={file.id} data-picture={isPicture(file) || undefined}>
          {isPicture(file) ? <Picture place={place} file={file} /> : <FileRow place={place} file={file} />}
        </li>
      ))}
    </ul>
  );
};
