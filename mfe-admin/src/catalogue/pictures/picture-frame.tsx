import { ImageOff, ImageUp } from 'lucide-react';
import styles from './picture-field.module.css';

interface Props {
  url: string | null;
  isBroken: boolean;
  /** Runs for each URL that loads or fails. */
  onAnswer: (isBroken: boolean) => void;
}

/** The picture, or a placeholder. */
export const PictureFrame = ({ url, isBroken, onAnswer }: Props) => {
  const Icon = isBroken ? ImageOff : ImageUp;
  return (
    <div>
      {(!url || isBroken) && (
        <span className={styles.picture} data-empty aria-hidden>
          <Icon size={20} strokeWidth={1.5} />
        </span>
      )}
      {/* Still loads while hidden: the next URL may work. */}
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
