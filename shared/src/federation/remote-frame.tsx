import type { ReactNode } from 'react';

interface Props {
  /** Whose piece it is. */
  remote: string;
  /** The page's path, or the widget's name. */
  part: string;
  children: ReactNode;
}

/** Marks a remote's piece in the document, without a box of its own: for outlines, tests and the mount check. */
export const RemoteFrame = ({ remote, part, children }: Props) => (
  <div data-remote={remote} data-part={part} style={{ display: 'contents' }}>
    {children}
  </div>
);
