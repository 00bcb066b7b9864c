import type { FaultResult } from './run-fault.ts';

/** The violations in a result, in sentences; empty if there are none. */
export const judge = ({ fault, answers, backAfter, changes }: FaultResult): string[] => {
  const refused = answers.filter(({ outcome }) => outcome === 'refused');
  const wrong = refused.filter(({ kind, status }) => kind === 'pages' || !fault.mayRefuse.includes(status));
  const lost = answers.filter(({ outcome }) => outcome === 'lost');
  const late = fault.backWithin !== undefined && backAfter > fault.backWithin;
  return [
    ...lost.map(({ note }) => `lost: ${note}`),
    ...wrong.map(({ kind, status }) => `refused with ${status}, which must not be: ${kind}`),
    ...(late ? [`back after ${Math.round(backAfter)} ms`] : []),
    ...(changes.missing > 0 ? [`${changes.missing} acknowledged changes are missing`] : []),
    ...(changes.twice > 0 ? [`${changes.twice} changes were made twice`] : []),
    ...(changes.acknowledged === 0 ? ['no change was made at all'] : []),
  ].map((sentence) => `${fault.name}: ${sentence}`);
};
