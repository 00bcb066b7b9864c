import type { Screen } from '../../kit/frame.ts';
import { pulseSurveys } from './engagement/pulse-surveys.ts';
import { recognition } from './engagement/recognition.ts';

export const engagementScreens: Record<string, Screen[]> = {
  'pulse-surveys': [pulseSurveys],
  recognition: [recognition],
};
