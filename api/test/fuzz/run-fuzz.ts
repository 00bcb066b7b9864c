import { judgeAnswer } from './judge-answer.ts';
import { makeRequest, type FuzzRequest } from './make-request.ts';
import { openFuzzApi } from './open-fuzz-api.ts';
import type { Role } from './roles.ts';
import type { Answer } from './send-request.ts';

export interface FuzzOptions {
  seed: number;
  /** How many, starting from the first. */
  requests: number;
  /** Only this one. */
  only?: number | undefined;
  roles: readonly Role[];
  /** A response that takes longer is a finding. */
  limitMs: number;
  /** Of the API; `error` shows what is behind a 500. */
  logLevel: string;
  /** Through an edge in front of the API. */
  edge?: boolean;
  onFinding?: (finding: Finding) => void;
  /** Called for every request, even good ones. */
  onAnswer?: (sent: FuzzRequest, answer: Answer) => void;
}

export interface Finding {
  sent: FuzzRequest;
  what: string;
}

export interface FuzzResult {
  findings: Finding[];
  /** By status, then by role. */
  counts: Map<number, Map<Role, number>>;
  /** Operations that returned 2xx to someone. */
  reached: Set<string>;
  operations: number;
}

/** How often the world is restored, so that later requests don't all fail because of an earlier one. */
const restoreEvery = 500;

/** Sends the requests of a seed, one after another, and judges each response. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const api = await openFuzzApi(options);
  const result: FuzzResult = { findings: [], counts: new Map(), reached: new Set(), operations: api.operations.length };
  try {
    for (let index = options.only ?? 0; index < (options.only ?? options.requests - 1) + 1; index += 1) {
      if (index > 0 && index % restoreEvery === 0) await api.restore();
      const sent = makeRequest({ ...api, known: api.known(), roles: options.roles }, options.seed, index);
      const answer = await api.ask(sent);
      count(result, sent, answer);
      options.onAnswer?.(sent, answer);
      for (const what of judgeAnswer(sent, answer, options.limitMs)) {
        result.findings.push({ sent, what });
        options.onFinding?.({ sent, what });
      }
    }
    return result;
  } finally {
    await api.close();
  }
}

function count({ counts, reached }: FuzzResult, { role, operation }: FuzzRequest, { status }: Answer): void {
  const ofStatus = counts.get(status) ?? new Map<Role, number>();
  ofStatus.set(role, (ofStatus.get(role) ?? 0) + 1);
  counts.set(status, ofStatus);
  if (status >= 200 && status < 300) reached.add(`${operation.method} ${operation.path}`);
}
