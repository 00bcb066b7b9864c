import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** A function for pages without React: shows a piece in an element, and returns a function that removes it. */
export const mountPiece =
  <Props extends object>(Piece: ComponentType<Props>) =>
  (element: Element, props: Props) => {
    const root = createRoot(element);
    root.render(<Piece {...props} />);
    return () => root.unmount();
  };
