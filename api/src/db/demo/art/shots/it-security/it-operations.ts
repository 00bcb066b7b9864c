import type { Screen } from '../../kit/frame.ts';
import { itAssets } from './it-operations/it-assets.ts';
import { deskBoard, deskTicket } from './it-operations/it-helpdesk.ts';
import { licenceTracker } from './it-operations/licence-tracker.ts';

export const itOperationsScreens: Record<string, Screen[]> = {
  'it-assets': [itAssets],
  'it-helpdesk': [deskBoard, deskTicket],
  'licence-tracker': [licenceTracker],
};
