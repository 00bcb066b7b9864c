import { IconButton } from '@marketplace/shared/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import styles from './slideshow.module.css';
import type { useSlideshow } from './use-slideshow.ts';

interface Props {
  count: number;
  show: ReturnType<typeof useSlideshow>;
}

const Dots = ({ count, show }: Props) => (
  <div className={styles.dots}>
    {Array.from({ length: count }, (_, index) => (
      <button
        key={index}
        type="button"
        className={styles.dot}
        aria-label={`Slide ${index + 1} of ${count}`}
        aria-current={index === show.index || undefined}
        onClick={() => show.go(index)}
      >
        <span>
          {index === show.index && <i key={`${show.index}-${show.running}`} data-running={show.running || undefined} />}
        </span>
      </button>
    ))}
  </div>
);

export const SlideControls = ({ count, show }: Props) => (
  <div className={styles.controls}>
    <Dots count={count} show={show} />
    <span className={styles.counter}>{`${show.index + 1} / ${count}`}</span>
    <IconButton label="Previous slide" size="small" onClick={show.previous}>
      <ChevronLeft size={18} aria-hidden />
    </IconButton>
    <IconButton label={show.paused ? 'Play slideshow' : 'Pause slideshow'} size="small" onClick={show.toggle}>
      {show.paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
    </IconButton>
    <IconButton label="Next slide" size="small" onClick={show.next}>
      <ChevronRight size={18} aria-hidden />
    </IconButton>
  </div>
);
