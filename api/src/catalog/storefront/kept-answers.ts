import { createAnswerMemory } from './answer-memory.ts';
import type { Answer } from './catalog-answer.ts';

interface Kept {
  answer: Promise<Answer>;
  /** The answer, once it is made. */
  made?: Answer;
  madeAt: number;
}

/** Of one process: the whole catalog with 100,000 modules, and thousands of searches. */
const maxBytes = 64 * 1_024 * 1_024;
/** Some answers change with time alone: a price's validity. */
const keptForMs = 5 * 60_000;

/** The answers of one version of the catalog, and no longer than some minutes. */
export function createKeptAnswers(version: () => number) {
  const memory = createAnswerMemory<Kept>(maxBytes);
  let keptVersion = version();

  const forgetOldVersion = () => {
    if (keptVersion === version()) return;
    memory.clear();
    keptVersion = version();
  };
  /** What is kept under a name, or is made now. */
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

/** An old answer is better than none, should the database be away when it is to be made again. */
async function renew(make: () => Promise<Answer>, known: Kept | undefined): Promise<Answer> {
  if (!known) return make();
  const made = await make().catch(() => known.answer);
  return made.isComplete ? made : known.answer;
}
