import { logError } from 'api/observability';
import type { RenderRequest, RenderResult } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '@marketplace/tooling/release/serving';
import type { PageMatch } from '../compose.ts';
import type { LiveSet } from '../release-reader.ts';
import { createPageBreaker, type BreakerOptions, type Verdict } from './page-breaker.ts';
import { judgePage, type PageOutcome } from './page-outcome.ts';
import { observeRender, type ObservedRender } from './observe-render.ts';
import { warnOnce, type RenderFault } from './render-fault.ts';
import { createRenderPool } from './render-pool.ts';
import { createRenderPrograms, type RenderProgram } from './render-program.ts';
import { toRenderText } from './render-text.ts';
import { createCodeReader } from './server-code.ts';

export interface Renderer {
  /**
   * Renders a page as HTML; undefined leaves it to the browser (no server build, marked client-only, not public,
   * breaker open, late, broken, queue full). Never rejects. Without a match it renders a page of the host itself.
   */
  render: (set: LiveSet, match: PageMatch | undefined, request: RenderRequest) => Promise<RenderResult | undefined>;
  /** Loads a set ahead. Resolves when its pages can be rendered, or never will be. Never rejects. */
  prepare: (set: LiveSet) => Promise<void>;
  close: () => Promise<void>;
}

export interface RendererOptions {
  store: Pick<ReleaseStore, 'readFile'>;
  processes?: number;
  /** Timeout for one page, in milliseconds, including its wait. */
  deadline?: number;
  /** Timeout for evaluating one server build, in milliseconds. */
  loadLimit?: number;
  /** Heap size of each process, in MB. */
  memory?: number;
  /** Release sets that a process keeps loaded. */
  sets?: number;
  /** Pages that may wait for a process. */
  waiting?: number;
  breaker?: BreakerOptions;
  /** Records what a piece of a page threw, which slows down rendering. */
  explained?: boolean;
  onFault?: (fault: RenderFault) => void;
}

/** Resolves with undefined on a timeout. */
const within = <T>(time: number, promise: Promise<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, time, undefined)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/** Whether a page of a remote can be rendered on a server at all. */
const canRender = (set: LiveSet, { remotes, leftOut }: RenderProgram, { remote, page }: PageMatch) =>
  page.access === 'public' &&
  set.clientOnly?.[remote.name]?.[page.path] === undefined &&
  remotes.some(({ app, id }) => app === remote.name && id === remote.release) &&
  !leftOut.has(remote.name);

const verdictOf = (outcome: PageOutcome): Verdict =>
  !outcome ? 'undecided' : 'html' in outcome ? 'rendered' : 'fault';

/** Renders pages from the server builds of independent releases, in sandboxed processes. */
export const createRenderer = ({
  store,
  processes = 2,
  deadline = 300,
  loadLimit = 5_000,
  memory = 256,
  sets = 4,
  waiting = 64,
  breaker: breakerOptions,
  explained = false,
  onFault = warnOnce(),
}: RendererOptions): Renderer => {
  const readCode = createCodeReader(store);
  const programOf = createRenderPrograms();
  const breaker = createPageBreaker(breakerOptions);
  const limits = { processes, deadline, loadLimit, memory, programs: sets, waiting };
  const pool = createRenderPool({ ...limits, readCode, explained, onFault });

  const renderPage = async (
    program: RenderProgram,
    match: PageMatch | undefined,
    request: RenderRequest,
    observed: ObservedRender,
  ) => {
    const key = `${program.key} ${match?.page.path ?? ''}`;
    if (!breaker.allows(key)) return undefined;
    const { began, ended } = observed;
    const answer = await pool.render(program, () => (began(), toRenderText(request)), performance.now() + deadline);
    ended();
    // A render without the page's own build says nothing about the page.
    const outcome = match && program.leftOut.has(match.remote.name) ? undefined : judgePage(answer, match);
    breaker.tell(key, verdictOf(outcome));
    if (!outcome) return undefined;
    if ('html' in outcome) return outcome;
    const { name: app, release } = match?.remote ?? { name: program.host.app, release: program.host.id };
    onFault({ app, release, path: match?.page.path ?? '', ...outcome });
    return undefined;
  };

  return {
    render: async (set, match, request) => {
      const program = programOf(set, request.composition);
      if (!program || (match && !canRender(set, program, match))) return undefined;
      const { name: app, release } = match?.remote ?? { name: program.host.app, release: program.host.id };
      return observeRender({ app, release, path: match?.page.path ?? '' }, (observed) =>
        within(deadline, renderPage(program, match, request, observed)).catch((error: unknown) => {
          logError('A page could not be rendered.', error);
          return undefined;
        }),
      );
    },
    prepare: async (set) => {
      const program = programOf(set);
      if (program) await pool.prepare(program);
    },
    close: () => pool.close(),
  };
};
