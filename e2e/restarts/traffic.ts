import type { Random } from '../../api/test/random.ts';
import { ask, type Answer, type Request } from './answers.ts';
import type { Means, Visit } from './visitors.ts';

/** The shortest pause between a visitor's requests, and the largest random addition, in milliseconds. */
const PAUSE = 20;
const MORE_PAUSE = 60;
/** How long a change is retried, in milliseconds. */
const INSISTENCE = 60_000;

/** A small, steady load. Records the outcome of every request. */
export const createTraffic = (origin: string, random: Random) => {
  const answers: Answer[] = [];
  const visiting: Promise<void>[] = [];
  let over = false;

  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE + random.below(MORE_PAUSE)));
  const send = async (request: Request) => {
    const answer = await ask(request);
    answers.push(answer);
    return answer;
  };
  const insist = async (request: Request) => {
    for (const end = performance.now() + INSISTENCE; performance.now() < end; await pause()) {
      const answer = await send(request);
      if (answer.outcome === 'answered') return answer;
    }
    return undefined;
  };
  const visitAgainAndAgain = async (visit: Visit) => {
    for (; !over; await pause()) await visit();
  };

  const means: Means = { origin, send, insist, random };
  return {
    means,
    answers,
    begin: (visits: Visit[]) => void visiting.push(...visits.map(visitAgainAndAgain)),
    /** Finishes pending requests. */
    end: async () => {
      over = true;
      await Promise.all(visiting);
    },
  };
};
