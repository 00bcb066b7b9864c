import { FreshFactor } from './fresh-factor.tsx';
import { SecondFactorBanner } from './second-factor-banner.tsx';

export default function Prompts() {
  return (
    <>
      <SecondFactorBanner />
      <FreshFactor />
    </>
  );
}
