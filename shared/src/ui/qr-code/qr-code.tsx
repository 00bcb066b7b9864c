import { useEffect, useState } from 'react';
import { Notice } from '../empty/notice.tsx';
import { Loader } from '../loader/loader.tsx';
import styles from './qr-code.module.css';

interface Drawing {
  /** In dots, with the margin that readers need. */
  size: number;
  path: string;
}

const draw = async (text: string): Promise<Drawing> => {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dots.join('') };
};

interface Props {
  text: string;
  label: string;
  /** What to do without it, in a sentence. */
  instead: string;
}

/** A QR code, dark on white in either theme, because not every reader accepts it inverted. */
export const QrCode = ({ text, label, instead }: Props) => {
  const [drawing, setDrawing] = useState<Drawing | 'failed' | null>(null);
  useEffect(() => {
    let here = true;
    draw(text).then(
      (drawn) => here && setDrawing(drawn),
      () => here && setDrawing('failed'),
    );
    return () => {
      here = false;
    };
  }, [text]);
  if (drawing === 'failed') return <Notice tone="warning">{`The QR code could not be loaded. ${instead}`}</Notice>;
  return (
    <div className={styles.code}>
      {drawing ? (
        <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={drawing.path} />
        </svg>
      ) : (
        <Loader label="Loading the QR code..." />
      )}
    </div>
  );
};
