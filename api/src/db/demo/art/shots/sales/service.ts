import type { Screen } from '../../kit/frame.ts';
import { serviceDesk } from './service/service-desk.ts';
import { fieldService } from './service/field-service.ts';
import { amcContracts } from './service/amc-contracts.ts';
import { feedback } from './service/feedback.ts';

export const serviceScreens: Record<string, Screen[]> = {
  'service-desk': [serviceDesk],
  'field-service': [fieldService],
  'amc-contracts': [amcContracts],
  feedback: [feedback],
};
