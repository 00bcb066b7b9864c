import type { ReactNode } from 'react';
import { FreshFactor } from './fresh-factor.tsx';
import { SecondFactorBanner } from './second-factor-banner.tsx';

export default function Prompts(): ReactNode {
  return (
    <>
      <SecondFactorBanner />
      <FreshFactor />
    </>
  );
}
