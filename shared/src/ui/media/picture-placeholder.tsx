import { Image, Package } from 'lucide-react';
import styles from './picture-placeholder.module.css';

interface Props {
  alt: string;
  /** A product's picture is missing, not just any. */
  product?: boolean | undefined;
  /** The theme that it stands in, when there is another for the other. */
  only?: 'light' | 'dark' | undefined;
}

/** Stands where a picture should be that cannot be had, under its name. */
export const PicturePlaceholder = ({ alt, product, only }: Props) => {
  const Glyph = product ? Package : Image;
  return (
    <span className={styles.placeholder} data-only={only} {...(alt && { role: 'img', 'aria-label': alt })}>
      <Glyph className={styles.glyph} strokeWidth={1.25} aria-hidden />
    </span>
  );
};
