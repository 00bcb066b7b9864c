import { useEffect, useRef, type ReactNode } from 'react';
import { frameShown } from './frame-shown.ts';

interface Props {
  /** The remote that owns it. */
  remote: string;
  /** The page's path, or the widget's name. */
  part: string;
  children: ReactNode;
}

/** Marks a remote's part of the document, without its own box, for outlines, tests and the mount check. */
export const RemoteFrame = ({ remote, part, children }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current) frameShown(frame.current);
  }, []);
  return (
    <div ref={frame} data-remote={remote} data-part={part} style={{ display: 'contents' }}>
      {children}
    </div>
  );
};
