import type { TopChoice } from '@marketplace/shared/contracts';
import { IconButton, ThemedImage } from '@marketplace/shared/ui';
import { Pause, Play, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useChoiceMedia } from './use-choice-media.ts';
import styles from './video-dialog.module.css';

/** Time without movement until the controls hide, in milliseconds. */
export const CONTROLS_HIDE_AFTER = 3_000;

interface Props {
  choice: TopChoice;
  onClose: () => void;
}

/** Visible while the pointer moved or a key was pressed within the last 3 seconds. */
const useAwake = () => {
  const [awake, setAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = () => {
    setAwake(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAwake(false), CONTROLS_HIDE_AFTER);
  };
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, []);
  return [awake, wake] as const;
};

/** The state of the video, from its own events. */
const usePlayback = () => {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(true);
  const [broken, setBroken] = useState(false);
  const toggle = () => {
    if (playing) video.current?.pause();
    else void video.current?.play();
  };
  const events = {
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onError: () => setBroken(true),
  };
  return { video, playing, broken, toggle, events };
};

/** The video in full screen, in the browser's own modal dialog: Escape closes it. */
const VideoDialog = ({ choice, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const { videoUrl, poster, image } = useChoiceMedia(choice);
  const { video, playing, broken, toggle, events } = usePlayback();
  const [awake, wake] = useAwake();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`${choice.name} video`}
      data-awake={awake || undefined}
      onClose={onClose}
      onPointerMove={wake}
      onKeyDown={wake}
    >
      {broken ? (
        <div className={styles.picture}>
          <ThemedImage {...image} alt={choice.name} width={960} height={600} product />
        </div>
      ) : (
        <video
          ref={video}
          className={styles.video}
          src={videoUrl ?? undefined}
          poster={poster}
          autoPlay
          muted
          loop
          playsInline
          {...events}
        />
      )}
      <div className={styles.controls}>
        <strong>{choice.name}</strong>
        {!broken && (
          <IconButton label={playing ? 'Pause' : 'Play'} onClick={toggle}>
            {playing ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
          </IconButton>
        )}
        <IconButton label="Close video" onClick={() => dialog.current?.close()}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
    </dialog>
  );
};

export default VideoDialog;
