import { useState } from 'react';
import styles from './themed-image.module.css';

interface Props {
  src: string;
  /** The same picture for the dark theme. */
  srcDark?: string | null;
  alt: string;
  width: number;
  height: number;
  /** Part of the first screen: asked for at once, before the others. */
  critical?: boolean;
}

/** A picture with a dark sibling; a neutral placeholder stands in for one that cannot be had. */
export const ThemedImage = ({ src, srcDark, alt, width, height, critical }: Props) => {
  const [broken, setBroken] = useState(false);
  if (broken) return <span className={styles.placeholder} {...(alt ? { role: 'img', 'aria-label': alt } : {})} />;
  const image = (url: string, theme?: 'light' | 'dark') => (
    <img
      className={styles.image}
      data-only={theme}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={critical && !srcDark ? 'eager' : 'lazy'}
      fetchPriority={critical ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
  if (!srcDark) return image(src);
  return (
    <>
      {image(src, 'light')}
      {image(srcDark, 'dark')}
    </>
  );
};
