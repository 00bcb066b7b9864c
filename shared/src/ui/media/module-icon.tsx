import { useState, type CSSProperties } from 'react';
import styles from './module-icon.module.css';

interface Props {
  name: string;
  iconUrl?: string | null;
  /** The category's hue in degrees. */
  hue?: number;
  /** In pixels. */
  size?: number;
}

/** A module's tile: its picture, else its first letter on the category's hue. Decoration beside the name. */
export const ModuleIcon = ({ name, iconUrl, hue = 262, size = 44 }: Props) => {
  const [broken, setBroken] = useState(false);
  const box = { '--hue': hue, '--size': `${size}px` } as CSSProperties;
  if (iconUrl && !broken)
    return (
      <img
        className={styles.icon}
        style={box}
        src={iconUrl}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    );
  return (
    <span className={styles.letter} style={box} aria-hidden>
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
};
