import { StepHint } from './step-hint.tsx';

/** Registration is the provider's, outside the marketplace. */
export const SignUpHint = ({ href }: { href: string }) => (
  <StepHint>
    No account yet?{' '}
    <a href={href} rel="noopener">
      Sign Up
    </a>
  </StepHint>
);
