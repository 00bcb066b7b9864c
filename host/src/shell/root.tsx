import { Outlet, ScrollRestoration } from '@marketplace/shared/router';
import { Toaster } from '@marketplace/shared/toast';
import { FocusHeading } from '../routing/focus-heading.tsx';
import { ConnectionBanner } from '../banners/connection-banner.tsx';

/** Around every route, with or without the shared layout. */
export const Root = () => (
  <>
    <a className="skip-link" href="#content">
      Skip to content
    </a>
    <Outlet />
    <ConnectionBanner />
    <Toaster />
    <FocusHeading />
    <ScrollRestoration />
  </>
);
