import type { TopChoice } from '@marketplace/shared/contracts';
import { useImageLoader } from '@marketplace/shared/media';
import { modulePage } from '@marketplace/shared/modules';
import { LinkButton, ModuleIcon, ThemedImage } from '@marketplace/shared/ui';
import { Play, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './top-choices.module.css';
import { useChoiceMedia } from './use-choice-media.ts';

interface Props {
  choice: TopChoice;
  onPlay: () => void;
}

/** The picture of a top choice; its video plays over it on hover, and disappears if it fails. */
const Preview = ({ choice, onPlay }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  const [broken, setBroken] = useState(false);
  const loader = useImageLoader();
  const { videoUrl, isLightInTheDark, thumbnail, image, shownImage } = useChoiceMedia(choice);
  const start = () => {
    // Prefetches what is shown if the video fails.
    void loader.load(shownImage);
    video.current?.play().catch(() => undefined);
  };
  const stop = () => {
    video.current?.pause();
    if (video.current) video.current.currentTime = 0;
  };
  return (
    <button
      type="button"
      className={styles.preview}
      aria-label={`Watch ${choice.name}`}
      onPointerEnter={start}
      onPointerLeave={stop}
      onClick={onPlay}
      disabled={!videoUrl}
    >
      <ThemedImage {...(videoUrl && !broken ? thumbnail : image)} alt="" width={960} height={600} product />
      {videoUrl && !broken && (
        <video
          ref={video}
          src={videoUrl}
          data-light={isLightInTheDark || undefined}
          muted
          loop
          playsInline
          preload="none"
          width={960}
          height={600}
          onError={() => setBroken(true)}
        />
      )}
      <span className={styles.play} aria-hidden>
        <Play size={18} fill="currentColor" strokeWidth={0} />
      </span>
    </button>
  );
};

export const TopChoiceCard = ({ choice, onPlay }: Props) => (
  <li className={styles.card}>
    <Preview choice={choice} onPlay={onPlay} />
    <div className={styles.body}>
      <div className={styles.title}>
        <ModuleIcon name={choice.name} iconUrl={choice.iconUrl} size={40} />
        <div>
          <h3>{choice.name}</h3>
          <p className={styles.category}>{choice.category}</p>
        </div>
        {choice.rating !== null && (
          <p className={styles.rating}>
            <Star size={14} fill="currentColor" strokeWidth={0} aria-hidden />
            <span className="visually-hidden">Rating</span> {choice.rating.toFixed(1)}
          </p>
        )}
      </div>
      <p className={styles.text}>{choice.description}</p>
      <LinkButton to={modulePage(choice.id)} aria-label={`Explore Now: ${choice.name}`}>
        Explore Now
      </LinkButton>
    </div>
  </li>
);
