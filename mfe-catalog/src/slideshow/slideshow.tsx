import type { Slide } from '@marketplace/shared/contracts';
import { safeUrl } from '@marketplace/shared/modules';
import { ThemedImage, useHydrated } from '@marketplace/shared/ui';
import { ArrowUpRight } from 'lucide-react';
import styles from './slideshow.module.css';
import { SlideControls } from './slide-controls.tsx';
import { slidePicture } from './slide-picture.ts';
import { useSlidePictures } from './use-slide-pictures.ts';
import { useSlideshow } from './use-slideshow.ts';

const SlideView = ({ slide, shown }: { slide: Slide; shown: boolean }) => {
  const link = safeUrl(slide.buttonLink);
  // Without scripts all slides are shown.
  const away = useHydrated() && !shown;
  return (
    <article className={styles.slide} data-shown={shown || undefined} aria-hidden={away || undefined} inert={away}>
      <div className={styles.picture} data-phone={slide.phone ? '' : undefined}>
        <ThemedImage {...slidePicture(slide)} alt={slide.imageAlt ?? ''} width={1920} height={900} critical={shown} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{slide.title}</h2>
        <p className={styles.text}>{slide.description}</p>
        {link && slide.buttonTitle && (
          <a className={styles.button} href={link} target="_blank" rel="noopener">
            {slide.buttonTitle}
            <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden />
          </a>
        )}
      </div>
    </article>
  );
};

export const Slideshow = ({ slides }: { slides: Slide[] }) => {
  const show = useSlideshow(slides.length);
  useSlidePictures(slides, show.index);
  if (slides.length === 0) return <p className={styles.empty}>No slideshow content available.</p>;
  return (
    <section
      className={styles.slideshow}
      aria-roledescription="carousel"
      aria-label="Highlights"
      onPointerEnter={show.hold}
      onPointerLeave={show.release}
      onFocus={show.hold}
      onBlur={show.release}
    >
      <div className={styles.slides} aria-live={show.running ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <SlideView key={slide.id} slide={slide} shown={index === show.index} />
        ))}
      </div>
      <SlideControls count={slides.length} show={show} />
    </section>
  );
};
