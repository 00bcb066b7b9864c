import { Download } from 'lucide-react';
import { useRuntimeConfig } from '@marketplace/shared/config';
import type { TicketFile } from '@marketplace/shared/contracts';
import { saveFile } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { pathOfFile, type FilePlace } from './file-place.ts';
import { formatSize } from './format-size.ts';
import styles from './message-files.module.css';

interface Props {
  place: FilePlace;
  file: TicketFile;
}

const NOT_LOADED = 'The file could not be loaded. Please try again.';

const Texts = ({ file: { name, size } }: Pick<Props, 'file'>) => (
  <>
    <Download size={18} strokeWidth={1.75} aria-hidden />
    <span className={styles.name}>{name}</span>
    <span className={styles.size}>{formatSize(size)}</span>
  </>
);

/** A download: through the conversation's link, or with the session. */
export const FileRow = ({ place, file }: Props) => {
  const { marketplaceApi } = useRuntimeConfig();
  const path = pathOfFile(place, file.id);
  if (place.token !== undefined) {
    return (
      <a className={styles.row} href={marketplaceApi + path} download={file.name}>
        <Texts file={file} />
      </a>
    );
  }
  const save = () => saveFile(path, file.name).catch(() => notify.error(NOT_LOADED));
  return (
    <button type="button" className={styles.row} onClick={() => void save()}>
      <Texts file={file} />
    </button>
  );
};
