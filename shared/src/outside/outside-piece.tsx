import '../ui/theme/theme.css';
import { createContext, Suspense, use, useContext, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { RuntimeConfigProvider } from '../config/index.ts';
import { RouterProvider } from '../router/index.ts';
import { ErrorBoundary, ErrorFallback } from '../ui/index.ts';
import { PortalPlace } from '../ui/portal/portal-place.ts';
import { createPieceRouter, RealLinks } from './memory-router.tsx';
import { OneToaster } from './one-toaster.tsx';
import { start, startAgain } from './start.ts';

interface Piece {
  app: string;
  /** The name under which it is exposed: `widgets/cart-badge`. */
  name: string;
  /** The path of a page; a widget has none. */
  path?: string;
}

/** For pages: their address in the storefront below its base, if not their path, such as `/ticket?category=billing`. */
interface Address {
  at?: string;
}

const ContentContext = createContext<ReactNode>(null);
const Content = () => useContext(ContentContext);

const Configured = ({ children }: { children: ReactNode }) => (
  <RuntimeConfigProvider value={use(start())}>{children}</RuntimeConfigProvider>
);

const Contained = ({ app, name }: Piece) => (
  <RealLinks>
    <ErrorBoundary
      app={app}
      place={`${app} ${name}`}
      fallback={(caught) => <ErrorFallback {...caught} />}
      onRetry={startAgain}
    >
      <Suspense fallback={null}>
        <Configured>
          <Content />
        </Configured>
      </Suspense>
    </ErrorBoundary>
  </RealLinks>
);

/**
 * A page or widget for pages of other sites, with everything that the host provides in the storefront. Its element has
 * no box of its own, and nothing outside it is styled.
 */
export const outsidePiece = <Props extends object>(Component: ComponentType<Props>, piece: Piece) => {
  const { app, name, path = '/' } = piece;
  return ({ at = path, ...props }: Props & Address) => {
    const [router] = useState(() => createPieceRouter(path, at, <Contained {...piece} />));
    const frame = useRef<HTMLDivElement>(null);
    return (
      <div
        ref={frame}
        className="marketplace-outside"
        data-remote={app}
        data-part={name}
        style={{ display: 'contents' }}
      >
        <PortalPlace value={frame}>
          <ContentContext value={<Component {...(props as unknown as Props)} />}>
            <RouterProvider router={router} />
          </ContentContext>
          <OneToaster />
        </PortalPlace>
      </div>
    );
  };
};
