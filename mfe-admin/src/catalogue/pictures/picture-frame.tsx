import { ImageOff, ImageUp } from 'lucide-react';
import styles from './picture-field.module.css';

interface Props {
  url: string | null;
  isBroken: boolean;
  /** Told for each address whether a picture came from it. */
  onAnswer: (isBroken: boolean) => void;
}

/** The picture, or where it will stand. */
export const PictureFrame = ({ url, isBroken, onAnswer }: Props) => {
  const Icon = isBroken ? ImageOff : ImageUp;
  return (
    <div>
      {(!url || isBroken) && (
        <span className={styles.picture} data-empty aria-hidden>
          <Icon size={20} strokeWidth={1.5} />
        </span>
      )}
      {/* Out of sight it loads all the same: the next address may have one. */}
      {url && (
        <img
          className={styles.picture}
          hidden={isBroken}
          src={url}
          alt=""
          onLoad={() => onAnswer(false)}
          onError={() => onAnswer(true)}
        />
      )}
    </div>
  );
};
