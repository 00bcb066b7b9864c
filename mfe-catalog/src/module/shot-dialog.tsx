import type { Screenshot } from '@marketplace/shared/contracts';
import { IconButton, ThemedImage } from '@marketplace/shared/ui';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './shot-dialog.module.css';
import { shotPicture } from './shot-picture.ts';

/** How far a finger moves for the next picture, in pixels. */
const SWIPE = 48;

interface Props {
  shots: Screenshot[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** Screenshots as large as the window, in the browser's own modal dialog: arrow keys or a swipe turn, Escape closes. */
const ShotDialog = ({ shots, shown, onShow, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<number>(undefined);
  useEffect(() => dialog.current?.showModal(), []);
  const shot = shots[shown];
  const many = shots.length > 1;
  const turn = (by: number) => onShow((shown + by + shots.length) % shots.length);
  const press = ({ key }: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (by && many) turn(by);
  };
  const lift = ({ clientX }: PointerEvent) => {
    const moved = clientX - (start.current ?? clientX);
    start.current = undefined;
    if (many && Math.abs(moved) >= SWIPE) turn(moved < 0 ? 1 : -1);
  };
  if (!shot) return null;
  return (
    // Keys work wherever the focus is within the dialog.
    <dialog ref={dialog} className={styles.dialog} aria-label="Screenshots" onClose={onClose} onKeyDown={press}>
      <div className={styles.bar}>
        <span className={styles.count}>
          {shown + 1} of {shots.length}
        </span>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      <figure
        className={styles.figure}
        onPointerDown={({ clientX, pointerType }) => (start.current = pointerType === 'mouse' ? undefined : clientX)}
        onPointerUp={lift}
        onPointerCancel={() => (start.current = undefined)}
      >
        <div className={styles.picture}>
          <ThemedImage key={shot.url} {...shotPicture(shot, '100vw')} alt={shot.alt} width={1280} height={800} />
        </div>
        <figcaption className={styles.caption} aria-live="polite">
          {shot.alt}
        </figcaption>
      </figure>
      {many && (
        <div className={styles.turns}>
          <IconButton label="Previous screenshot" onClick={() => turn(-1)}>
            <ChevronLeft size={24} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <IconButton label="Next screenshot" onClick={() => turn(1)}>
            <ChevronRight size={24} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
      )}
    </dialog>
  );
};

export default ShotDialog;
