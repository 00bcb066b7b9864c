import type { Screen } from '../../kit/frame.ts';
import { campaigns } from './marketing/campaigns.ts';
import { landingForms } from './marketing/landing-forms.ts';
import { loyalty } from './marketing/loyalty.ts';

export const marketingScreens: Record<string, Screen[]> = {
  campaigns: [campaigns],
  'landing-forms': [landingForms],
  loyalty: [loyalty],
};
