import type { Screen } from '../../kit/frame.ts';
import { contracts } from './risk-legal/contracts.ts';
import { riskRegister } from './risk-legal/risk-register.ts';
import { policyHub } from './risk-legal/policy-hub.ts';

export const riskLegalScreens: Record<string, Screen[]> = {
  contracts: [contracts],
  'risk-register': [riskRegister],
  'policy-hub': [policyHub],
};
