import type { Screen } from '../../kit/frame.ts';
import { people } from './core-hr/people.ts';
import { orgChart } from './core-hr/org-chart.ts';
import { documentVault } from './core-hr/document-vault.ts';
import { letters } from './core-hr/letters.ts';
import { idCards } from './core-hr/id-cards.ts';
import { selfService } from './core-hr/self-service.ts';

export const coreHrScreens: Record<string, Screen[]> = {
  people: [people],
  'org-chart': [orgChart],
  'document-vault': [documentVault],
  letters: [letters],
  'id-cards': [idCards],
  'self-service': [selfService],
};
