import { Button } from '@marketplace/shared/ui';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import styles from './catalogue-files.module.css';

interface Props {
  /** Name of the chosen file. */
  name: string | undefined;
  /** Whether the file is being read. */
  reading: boolean;
  disabled: boolean;
  onChoose: (file: File) => void;
}

export const FileChooser = ({ name, reading, disabled, onChoose }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.actions}>
      <Button busy={reading && 'Reading...'} disabled={disabled} onClick={() => input.current?.click()}>
        <FileUp size={16} strokeWidth={1.75} aria-hidden />
        Choose file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Catalog file"
        accept="application/json,.json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      {name && <span className={styles.file}>{name}</span>}
    </div>
  );
};
