import { Image, Package } from 'lucide-react';
import styles from './picture-placeholder.module.css';

interface Props {
  alt: string;
  /** The missing picture shows a product. */
  product?: boolean | undefined;
  /** The theme it is shown in, if the other one has its own. */
  only?: 'light' | 'dark' | undefined;
}

/** Replaces a picture that failed to load, with its name. */
export const PicturePlaceholder = ({ alt, product, only }: Props) => {
  const Glyph = product ? Package : Image;
  return (
    <span className={styles.placeholder} data-only={only} {...(alt && { role: 'img', 'aria-label': alt })}>
      <Glyph className={styles.glyph} strokeWidth={1.25} aria-hidden />
    </span>
  );
};
