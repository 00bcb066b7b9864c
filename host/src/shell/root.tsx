import { Outlet, useNavigation } from '@marketplace/shared/router';
import { Toaster } from '@marketplace/shared/toast';
import { ConnectionBanner } from '../banners/connection-banner.tsx';
import { ReplacedBanner } from '../banners/replaced-banner.tsx';
import { StalledBanner } from '../banners/stalled-banner.tsx';
import { CompositionTool } from '../composition/composition-tool.tsx';
import { IdentityPrompts } from '../identity/identity-prompts.tsx';
import { FocusHeading } from '../routing/focus-heading.tsx';
import { RestoreScroll } from '../routing/restore-scroll.tsx';
import styles from './root.module.css';
import { SignOutQuestion } from './sign-out-question.tsx';

/** Shows progress while the old page waits for the next one. */
const OnItsWay = () => {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.progress} role="progressbar" aria-label="Loading the page" />;
};

/** Around every route, with or without the shared layout. */
export const Root = () => (
  <>
    <a className="skip-link" href="#content">
      Skip to content
    </a>
    <OnItsWay />
    <Outlet />
    <ConnectionBanner />
    <ReplacedBanner />
    <StalledBanner />
    <IdentityPrompts />
    <Toaster />
    <CompositionTool />
    <SignOutQuestion />
    <FocusHeading />
    <RestoreScroll />
  </>
);
