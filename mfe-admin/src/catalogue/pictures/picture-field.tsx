import { MAX_PICTURE_BYTES } from '@marketplace/shared/contracts';
import { useField } from '@marketplace/shared/form';
import { Button } from '@marketplace/shared/ui';
import { TextField } from '@marketplace/shared/ui/form';
import { ImageUp, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { PictureFrame } from './picture-frame.tsx';
import styles from './picture-field.module.css';
import { useUpload } from './use-upload.ts';

interface Props {
  /** The field that holds an uploaded picture or an external URL. */
  name: string;
  label?: string;
  /** Overrides what happens when the picture changes: null for none. */
  onChange?: (url: string | null) => void;
}

const megabytes = MAX_PICTURE_BYTES / 1_048_576;
const limits = `PNG, JPEG, WebP or AVIF, up to ${megabytes} MB. We’ll resize it for every screen.`;
const NO_PICTURE = 'There’s no picture at this address.';
const RULE = 'Upload a picture, or enter its address.';

/** A picture, by upload or URL. When empty it is null, or blank if the contract requires a value. */
export const PictureField = ({ name, label: called, onChange: override }: Props) => {
  const field = useField(name);
  const url = field.text || null;
  const label = called ?? field.label;
  const onChange = override ?? ((next: string | null) => field.set(next ?? (field.isNullable ? null : '')));
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { upload, progress, failure } = useUpload(onChange);
  const isBusy = progress !== undefined;
  // The result for the last URL that loaded or failed, so that nothing flickers while typing.
  const [isMissing, setIsMissing] = useState(false);
  const isBroken = isMissing && Boolean(url);
  return (
    <div className={styles.field}>
      <PictureFrame url={url} isBroken={isBroken} onAnswer={setIsMissing} />
      <div className={styles.controls}>
        <TextField
          label={label}
          optional={field.isNullable}
          help={isBroken ? NO_PICTURE : limits}
          error={failure ?? (field.error?.startsWith('This ') ? RULE : field.error)}
          maxLength={500}
          placeholder="https://"
          value={url ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        />
        <div className={styles.buttons}>
          <Button
            size="small"
            busy={isBusy && `Uploading ${progress}%`}
            onClick={() => input.current?.click()}
            aria-describedby={id}
          >
            <ImageUp size={16} strokeWidth={1.75} aria-hidden />
            Upload
          </Button>
          <span id={id} className="visually-hidden">
            {label}
          </span>
          {url && !isBusy && (
            <Button size="small" kind="quiet" onClick={() => onChange(null)}>
              <X size={16} strokeWidth={1.75} aria-hidden />
              <span>
                Remove<span className="visually-hidden"> {label}</span>
              </span>
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={`File for ${label}`}
          accept="image/png,image/jpeg,image/webp,image/avif"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) upload(file);
          }}
        />
      </div>
    </div>
  );
};
