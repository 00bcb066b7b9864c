import { IconButton } from '@marketplace/shared/ui';
import { Minus, Plus, Scan } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { clusterMarks } from './cluster-marks.ts';
import { findAt } from './find-at.ts';
import type { Mark } from './mark.ts';
import { scaleBar } from './scale-bar.ts';
import { useDrawing } from './use-drawing.ts';
import { useGestures } from './use-gestures.ts';
import { useMapView } from './use-map-view.ts';
import styles from './world-map.module.css';

interface Props {
  marks: Mark[];
  /** Key of a mark; empty for none. */
  selected: string;
  onSelect: (key: string) => void;
}

/** The scale at which a selected place shows with its city. */
const NEAR = 2 ** 10;
const STEP = 1.8;

const summaryOf = (marks: Mark[]) => {
  const sites = marks.filter(({ kind }) => kind === 'site').length;
  return `World map. Sites: ${sites}. People: ${marks.length - sites}. The table below lists them too. Use the arrow keys to move the map, plus and minus to zoom.`;
};

/** The single marks and clusters at a scale; the selected mark is never clustered. */
const useShown = (marks: Mark[], selected: string, scale: number) => {
  const find = useMemo(() => clusterMarks(marks.filter(({ key }) => key !== selected)), [marks, selected]);
  const zoom = Math.floor(Math.log2(scale));
  return useMemo(() => {
    const found = find(zoom);
    return { ...found, marks: [...found.marks, ...marks.filter(({ key }) => key === selected)] };
  }, [find, marks, selected, zoom]);
};

/** The world map with its marks. The table has the same data. */
export const WorldMap = ({ marks, selected, onSelect }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);
  const map = useMapView(frame, marks);
  const { view, size } = map;
  const chosen = marks.find(({ key }) => key === selected);
  const shown = useShown(marks, selected, view?.scale ?? 1);
  const { failed } = useDrawing({ ground, above, view, size, shown, selected });
  const gestures = useGestures({
    element: frame,
    map,
    onPress: (at) => {
      const found = view && findAt(shown, at, view, size);
      if (found?.cluster) map.show(found.cluster, 2 ** (found.cluster.opensAt + 0.3));
      else onSelect(found?.mark?.key ?? '');
    },
  });

  const isReady = view !== undefined;
  useEffect(() => {
    if (chosen && isReady) map.show(chosen, NEAR);
    // Once per selection: the map does not follow a moving person.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [selected, isReady]);

  const bar = view && scaleBar(view);
  return (
    <div className={styles.map}>
      {/* The map handles keys and gestures; the table has its content. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className={styles.frame}
        role="application"
        aria-label={summaryOf(marks)}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onSelect('');
          else if (map.onKey(event.key)) event.preventDefault();
        }}
        {...gestures}
      >
        <canvas ref={ground} className={styles.canvas} aria-hidden />
        <canvas ref={above} className={styles.canvas} aria-hidden />
      </div>
      <div className={styles.controls}>
        <IconButton label="Zoom in" className={styles.control} onClick={() => map.zoom(STEP)}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton label="Zoom out" className={styles.control} onClick={() => map.zoom(1 / STEP)}>
          <Minus size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton label="Show all" className={styles.control} onClick={() => map.fit(marks)}>
          <Scan size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      {bar && (
        <p className={styles.scale} style={{ width: bar.width }} aria-hidden>
          {bar.label}
        </p>
      )}
      {failed && (
        <p className={styles.failed} role="status">
          The coastlines could not be loaded. Sites and people are still shown.
        </p>
      )}
    </div>
  );
};
