import { Link } from '@marketplace/shared/router';
import { Notice } from '@marketplace/shared/ui';
import type { LoginOutcome } from './log-in.ts';

/** Why nobody is signed in after all. */
export const LoginProblem = ({ problem }: { problem: Exclude<LoginOutcome, { kind: 'signed-in' }> }) =>
  problem.kind === 'failed' ? (
    <Notice tone="danger">{problem.reason}</Notice>
  ) : (
    <Notice tone="warning">
      This account has a temporary password, which must be reset before you can sign in.{' '}
      <Link to="/ticket?category=access&subject=Reset%20my%20temporary%20password">Ask support for the reset</Link>.
    </Notice>
  );
