import type { Module } from '@marketplace/shared/contracts';
import { ThemedImage } from '@marketplace/shared/ui';
import { useState } from 'react';
import styles from './module.module.css';
import { SHOT_SIZES, shotPicture, THUMB_SIZES } from './shot-picture.ts';

/** One large picture, with the others below to choose from. */
export const Screenshots = ({ shots }: { shots: Module['screenshots'] }) => {
  const [chosen, setChosen] = useState(0);
  const shot = shots[chosen] ?? shots[0];
  if (!shot) return null;
  return (
    <section aria-label="Screenshots">
      <div className={styles.shot}>
        <ThemedImage
          key={shot.url}
          {...shotPicture(shot, SHOT_SIZES)}
          alt={shot.alt}
          width={1280}
          height={800}
          critical
        />
      </div>
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
    </section>
  );
};
