import { usePicture, type Picture } from '../../media/index.ts';
import { useShownTheme } from '../theme/use-shown-theme.ts';
import { PicturePlaceholder } from './picture-placeholder.tsx';
import styles from './themed-image.module.css';

interface Look {
  alt: string;
  width: number;
  height: number;
  /** The room that it has, as in `<img sizes>`. */
  sizes?: string | undefined;
  /** Part of the first screen: asked for at once, before the others. */
  critical?: boolean | undefined;
  /** Shows a product: the placeholder says so. */
  product?: boolean | undefined;
}

interface ThemePictureProps extends Look {
  picture: Picture;
  /** The theme that it is for, when there is another for the other. */
  only?: 'light' | 'dark' | undefined;
}

const ThemePicture = ({ picture, only, alt, width, height, critical, product }: ThemePictureProps) => {
  const theme = useShownTheme();
  // The other theme's picture must stay lazy: so, and not displayed, it is not downloaded.
  const urgent = critical && (!only || only === theme);
  const { src, ...events } = usePicture(picture, urgent);
  if (!src) return <PicturePlaceholder alt={alt} product={product} only={only} />;
  return (
    <img
      className={styles.image}
      data-only={only}
      alt={alt}
      width={width}
      height={height}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={critical ? 'high' : 'auto'}
      decoding="async"
      sizes={picture.sizes}
      srcSet={picture.srcSet}
      src={src}
      {...events}
    />
  );
};

interface Props extends Look {
  src: string;
  /** Its renditions, as in `<img srcset>`. */
  srcSet?: string | undefined;
  /** The same picture for the dark theme, and its renditions. */
  srcDark?: string | null | undefined;
  srcSetDark?: string | undefined;
}

/** A picture with a dark sibling; what cannot be had is tried again, and a neutral placeholder stands in for it. */
export const ThemedImage = ({ src, srcSet, srcDark, srcSetDark, ...look }: Props) => {
  const light = { url: src, srcSet, sizes: look.sizes };
  if (!srcDark || srcDark === src) return <ThemePicture key={src} picture={light} {...look} />;
  const dark = { url: srcDark, srcSet: srcSetDark, sizes: look.sizes };
  return (
    <>
      <ThemePicture key={src} picture={light} only="light" {...look} />
      <ThemePicture key={srcDark} picture={dark} only="dark" {...look} />
    </>
  );
};
