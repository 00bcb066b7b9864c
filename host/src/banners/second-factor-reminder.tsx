import { useUser } from '@marketplace/shared/session';
import { lazy, Suspense } from 'react';

/** Without its code there is no reminder, and nothing else is missing. */
const Banner = lazy(() =>
  import('./second-factor-banner.tsx').then(
    ({ SecondFactorBanner }) => ({ default: SecondFactorBanner }),
    () => ({ default: () => null }),
  ),
);

/** Reminds users whose role requires two-step verification and who have not set it up. */
export const SecondFactorReminder = () =>
  useUser()?.secondFactorDueAt ? (
    <Suspense>
      <Banner />
    </Suspense>
  ) : null;
