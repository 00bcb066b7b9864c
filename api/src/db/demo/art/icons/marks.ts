import type { Mark } from './layers.ts';
import { analyticsMarks } from './marks/analytics.ts';
import { collaborationMarks } from './marks/collaboration.ts';
import { financeMarks } from './marks/finance.ts';
import { governanceMarks } from './marks/governance.ts';
import { humanResourcesMarks } from './marks/human-resources.ts';
import { itSecurityMarks } from './marks/it-security.ts';
import { salesCrmMarks } from './marks/sales-crm.ts';
import { supplyChainMarks } from './marks/supply-chain.ts';

const marks: Record<string, Mark> = {
  ...humanResourcesMarks,
  ...financeMarks,
  ...salesCrmMarks,
  ...supplyChainMarks,
  ...analyticsMarks,
  ...itSecurityMarks,
  ...collaborationMarks,
  ...governanceMarks,
};

export function markOf(moduleId: string): Mark {
  const mark = marks[moduleId];
  if (!mark) throw new Error(`No mark is drawn for the module "${moduleId}".`);
  return mark;
}
