import type { Screen } from '../../kit/frame.ts';
import { recruit } from './talent/recruit.ts';
import { onboarding } from './talent/onboarding.ts';
import { appraisals } from './talent/appraisals.ts';
import { learning } from './talent/learning.ts';

export const talentScreens: Record<string, Screen[]> = {
  recruit: [recruit],
  onboarding: [onboarding],
  appraisals: [appraisals],
  learning: [learning],
};
