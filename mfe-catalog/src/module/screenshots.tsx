import type { Module } from '@marketplace/shared/contracts';
import { ThemedImage } from '@marketplace/shared/ui';
import { Maximize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styles from './module.module.css';
import { SHOT_SIZES, shotPicture, THUMB_SIZES } from './shot-picture.ts';

const ShotDialog = lazy(() => import('./shot-dialog.tsx'));

/** One large picture, with the others below to choose from. */
export const Screenshots = ({ shots }: { shots: Module['screenshots'] }) => {
  const [chosen, setChosen] = useState(0);
  const [open, setOpen] = useState(false);
  const shot = shots[chosen] ?? shots[0];
  if (!shot) return null;
  return (
    <section aria-label="Screenshots">
      <button type="button" className={styles.shot} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ThemedImage
          key={shot.url}
          {...shotPicture(shot, SHOT_SIZES)}
          alt={shot.alt}
          width={1280}
          height={800}
          critical
        />
        <span className="visually-hidden">Enlarge</span>
        <span className={styles.enlarge}>
          <Maximize2 size={16} strokeWidth={1.75} aria-hidden />
        </span>
      </button>
      {shots.length > 1 && (
        <ul className={styles.thumbs}>
          {shots.map((one, index) => (
            <li key={one.url}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={one.alt}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <ThemedImage {...shotPicture(one, THUMB_SIZES)} alt="" width={320} height={200} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <Suspense fallback={null}>
          <ShotDialog shots={shots} shown={chosen} onShow={setChosen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};
