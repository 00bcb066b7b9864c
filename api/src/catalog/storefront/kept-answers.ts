import { createAnswerMemory } from './answer-memory.ts';
import type { Answer } from './catalog-answer.ts';

interface Kept {
  answer: Promise<Answer>;
  /** The response, once it is made. */
  made?: Answer;
  madeAt: number;
}

/** Per process: fits the whole catalog with 100,000 modules, and thousands of searches. */
const maxBytes = 64 * 1_024 * 1_024;
/** Some responses change with time alone, such as a price's validity. */
const keptForMs = 5 * 60_000;

/** The responses of one version of the catalog, kept for a few minutes at most. */
export function createKeptAnswers(version: () => number) {
  const memory = createAnswerMemory<Kept>(maxBytes);
  let keptVersion = version();

  const forgetOldVersion = () => {
    if (keptVersion === version()) return;
    memory.clear();
    keptVersion = version();
  };
  /** What is kept under a name, or made now. */
  const get = (name: string, make: () => Promise<Answer>): Kept => {
    forgetOldVersion();
    const known = memory.use(name);
    if (known !== undefined && isFresh(known)) return known;
    const kept: Kept = { madeAt: Date.now(), answer: renew(make, known) };
    memory.keep(name, kept);
    kept.answer.then(
      (answer) => {
        kept.made = answer;
        if (answer.isComplete) memory.weigh(name, kept, answer.bytes);
        else memory.forget(name, kept);
      },
      () => memory.forget(name, kept),
    );
    return kept;
  };
  /** What can be sent without waiting. */
  const ready = (name: string): Answer | undefined => {
    forgetOldVersion();
    const kept = memory.use(name);
    return kept && isFresh(kept) ? kept.made : undefined;
  };
  return { get, ready, weigh: memory.weigh };
}

const isFresh = ({ madeAt }: Kept) => madeAt > Date.now() - keptForMs;

/** An old response is better than none if the database is down when it should be made again. */
async function renew(make: () => Promise<Answer>, known: Kept | undefined): Promise<Answer> {
  if (!known) return make();
  const made = await make().catch(() => known.answer);
  return made.isComplete ? made : known.answer;
}
