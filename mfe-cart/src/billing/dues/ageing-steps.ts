import type { DuesSummary } from '@marketplace/shared/contracts';

/** What is open, by how long it has been due; amounts in minor units. */
export const ageingSteps = ({ notYetDue, ageing }: DuesSummary) => [
  { key: 'not-yet', label: 'Not yet due', amount: notYetDue },
  { key: '0-30', label: '0-30 days', amount: ageing['0-30'] },
  { key: '31-60', label: '31-60 days', amount: ageing['31-60'] },
  { key: '61-90', label: '61-90 days', amount: ageing['61-90'] },
  { key: '90+', label: 'Over 90 days', amount: ageing['90+'] },
];

/** Whether any payment is late. */
export const isOverdue = ({ ageing }: DuesSummary) => Object.values(ageing).some((amount) => amount > 0);
