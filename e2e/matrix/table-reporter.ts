import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { faults } from '../fixtures/remote-faults.ts';
import { FALLBACK_TIME } from './fallback-time.ts';

interface Measured {
  remote: string;
  fault: string;
  took: number;
}

/** Prints the time until the fallback of every remote under every fault. */
export default class TableReporter implements Reporter {
  readonly #cells = new Map<string, string>();
  readonly #remotes = new Set<string>();

  onTestEnd({ annotations }: TestCase, { status }: TestResult) {
    const [told] = annotations.filter(({ type }) => type === FALLBACK_TIME);
    if (!told?.description) return;
    const { remote, fault, took } = JSON.parse(told.description) as Measured;
    this.#remotes.add(remote);
    this.#cells.set(`${remote} ${fault}`, status === 'passed' ? String(took) : `${took} FAILED`);
  }

  onEnd() {
    const remotes = [...this.#remotes].sort();
    const rows = faults.map((fault) => [
      fault,
      ...remotes.map((remote) => this.#cells.get(`${remote} ${fault}`) ?? ''),
    ]);
    const lines = [['fault', ...remotes], ['---', ...remotes.map(() => '---:')], ...rows];
    console.log('\nMilliseconds from the navigation until the fallback stood, or the release before it:\n');
    console.log(lines.map((line) => `| ${line.join(' | ')} |`).join('\n'));
  }
}
