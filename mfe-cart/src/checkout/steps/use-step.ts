import { useNavigate, useSearchParams } from '@marketplace/shared/router';
import { useEffect } from 'react';
import { isAhead, stepOf, stepPath, type Step } from './steps.ts';

/** The step in the address; one that isn't open yet redirects to the furthest that is. */
export const useStep = (furthest: Step | undefined) => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const asked = stepOf(query.get('step'));
  const tooFar = furthest !== undefined && isAhead(asked, furthest);

  useEffect(() => {
    if (tooFar) void navigate(stepPath(furthest), { replace: true });
  }, [tooFar, furthest, navigate]);

  return { step: tooFar ? furthest : asked, go: (step: Step) => void navigate(stepPath(step)) };
};
