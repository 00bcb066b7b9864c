import { faults, type Fault } from '../fixtures/remote-faults.ts';
import { subjects, type Subject } from './remotes.ts';

interface Cell {
  subject: Subject;
  fault: Fault;
}

const all = faults.flatMap((fault, row): (Cell & { sampled: boolean })[] =>
  subjects.map((subject, column) => ({ subject, fault, sampled: row % subjects.length === column })),
);

const complete = process.env['FAULT_MATRIX'] === 'complete';

/** `npm run test:faults -- remotes` tests every remote under every fault; `npm test` tests one remote under each. */
export const cells: Cell[] = all.filter(({ sampled }) => complete || sampled);

/** Under these faults the shell falls back to the previous release; `npm test` tries two of them. */
export const coveredFaults = faults
  .filter((fault) => fault !== 'throws when mounted')
  .filter((fault) => complete || fault === '404' || fault === 'wrong shared version');
