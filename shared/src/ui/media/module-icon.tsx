import type { CSSProperties } from 'react';
import { usePicture } from '../../media/index.ts';
import styles from './module-icon.module.css';

interface Props {
  name: string;
  iconUrl?: string | null;
  /** The category's hue in degrees. */
  hue?: number;
  /** In pixels. */
  size?: number;
}

type TileProps = Required<Pick<Props, 'name' | 'hue' | 'size'>>;

const boxOf = ({ hue, size }: TileProps) => ({ '--hue': hue, '--size': `${size}px` }) as CSSProperties;

const Letter = (tile: TileProps) => (
  <span className={styles.letter} style={boxOf(tile)} aria-hidden>
    {[...tile.name.trim()][0]?.toUpperCase()}
  </span>
);

const Icon = ({ url, ...tile }: TileProps & { url: string }) => {
  const { src, ...events } = usePicture({ url });
  if (!src) return <Letter {...tile} />;
  return (
    <img
      className={styles.icon}
      style={boxOf(tile)}
      alt=""
      width={tile.size}
      height={tile.size}
      loading="lazy"
      decoding="async"
      src={src}
      {...events}
    />
  );
};

/** A module's tile: its picture, else its first letter on the category's hue. Decoration next to the name. */
export const ModuleIcon = ({ name, iconUrl, hue = 262, size = 44 }: Props) => {
  const tile = { name, hue, size };
  return iconUrl ? <Icon key={iconUrl} url={iconUrl} {...tile} /> : <Letter {...tile} />;
};
