import type { Screen } from '../../kit/frame.ts';
import { payrollRun, payrollOverview } from './payroll/payroll.ts';
import { statutoryFilings } from './payroll/statutory-filings.ts';
import { claims } from './payroll/claims.ts';
import { benefits } from './payroll/benefits.ts';
import { loans } from './payroll/loans.ts';

export const payrollScreens: Record<string, Screen[]> = {
  payroll: [payrollRun, payrollOverview],
  'statutory-filings': [statutoryFilings],
  claims: [claims],
  benefits: [benefits],
  loans: [loans],
};
