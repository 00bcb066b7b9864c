import { useDeferredValue, type ComponentProps, type CSSProperties } from 'react';
import { NARROW_SCREEN } from '../../contracts/index.ts';
import { pictureOfTheme, usePicture, type Picture, type ThemedPicture } from '../../media/index.ts';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { useShownTheme } from '../theme/use-shown-theme.ts';
import { PicturePlaceholder } from './picture-placeholder.tsx';
import styles from './themed-image.module.css';

interface Look {
  alt: string;
  width: number;
  height: number;
  /** Part of the first screen: loads at once, before the others. */
  critical?: boolean | undefined;
  /** Shows a product: the placeholder says so. */
  product?: boolean | undefined;
}

interface OneTheme {
  picture: Picture;
  /** The theme it is for, if the other one has its own. */
  only?: 'light' | 'dark' | undefined;
}

const urlOf = (address: string | undefined) => address && `url("${address}")`;

/** The picture's preview, in custom properties of its box. */
const previewOf = ({ preview, phonePreview = preview }: Picture) =>
  ({ '--preview': urlOf(preview), '--phone-preview': urlOf(phonePreview) }) as CSSProperties;

const Img = ({ picture, only, alt, ...attributes }: OneTheme & ComponentProps<'img'>) => {
  const image = (
    <img
      className={styles.image}
      data-only={only}
      style={previewOf(picture)}
      alt={alt}
      decoding="async"
      sizes={picture.sizes}
      srcSet={picture.srcSet}
      src={picture.url}
      {...attributes}
    />
  );
  if (!picture.phoneSet) return image;
  return (
    <picture className={styles.choice}>
      <source media={NARROW_SCREEN} srcSet={picture.phoneSet} />
      {image}
    </picture>
  );
};

const ShownPicture = ({ picture, only, alt, width, height, critical, product }: OneTheme & Look) => {
  const theme = useShownTheme();
  // The other theme's picture must stay lazy: lazy and hidden, it is not downloaded.
  const urgent = critical && (!only || only === theme);
  const { src, ...events } = usePicture(picture, urgent);
  if (!src) return <PicturePlaceholder alt={alt} product={product} only={only} />;
  return (
    <Img
      picture={{ ...picture, url: src }}
      only={only}
      alt={alt}
      width={width}
      height={height}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={critical ? 'high' : 'auto'}
      {...events}
    />
  );
};

/** On a rendered page it reserves its space and loads after hydration, so that scripts load first; without scripts it loads at once. */
const WaitingPicture = ({ picture, only, alt, width, height }: OneTheme & Look) => (
  <span className={styles.room} data-only={only} style={previewOf(picture)}>
    <noscript>
      <Img picture={picture} alt={alt} width={width} height={height} loading="lazy" />
    </noscript>
  </span>
);

const ThemePicture = (props: OneTheme & Look) => {
  // Deferred, because all pictures of a page come at once: in short tasks, after responses to what people press.
  const hydrated = useDeferredValue(useHydrated());
  return hydrated || props.critical ? <ShownPicture {...props} /> : <WaitingPicture {...props} />;
};

/** A picture with a dark sibling. Failures are retried, behind a neutral placeholder. */
export const ThemedImage = ({ src, srcDark, renditions, sizes, phone, ...look }: ThemedPicture & Look) => {
  const themed = { src, srcDark, renditions, sizes, phone };
  const light = pictureOfTheme(themed, 'light');
  if (!srcDark || srcDark === src) return <ThemePicture key={src} picture={light} {...look} />;
  return (
    <>
      <ThemePicture key={src} picture={light} only="light" {...look} />
      <ThemePicture key={srcDark} picture={pictureOfTheme(themed, 'dark')} only="dark" {...look} />
    </>
  );
};
