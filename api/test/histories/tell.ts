import { randomFrom } from '../random.ts';
import { addDays, addUsers, buy, cancelAtEnd, changeRenewal } from './buying-steps.ts';
import { compareBooks, compareLists } from './compare.ts';
import { compareDocuments } from './documents.ts';
import { cancelOrder, credit, endEarly, refund } from './correcting-steps.ts';
import { payByCard, payByTransfer, payTwice } from './paying-steps.ts';
import { compareReceipts } from './receipts.ts';
import { compareScreens, type Screens } from './screens.ts';
import type { Step, Story } from './story.ts';
import { changeCompany, passTime } from './time-steps.ts';
import { beginHistory, type World } from './world.ts';

/** What can happen, and how often compared with the others. */
const steps: [step: Step, weight: number][] = [
  [buy, 6],
  [addUsers, 3],
  [addDays, 3],
  [cancelAtEnd, 2],
  [changeRenewal, 2],
  [payByTransfer, 3],
  [payTwice, 2],
  [payByCard, 3],
  [credit, 7],
  [refund, 4],
  [cancelOrder, 1],
  [endEarly, 2],
  [passTime, 12],
  [changeCompany, 1],
];
const bag = steps.flatMap(([step, weight]) => Array.from({ length: weight }, () => step));

/** The same number for the same seed and history. */
const seedOf = (seed: number, history: number) => seed * 100_003 + history;

interface Told {
  seed: number;
  history: number;
  /** Whether PDFs and mails are compared too. */
  withDocuments: boolean;
  /** A browser, if its screens are compared too. */
  screens?: Screens | undefined;
}

/**
 * Plays a history of 8 to 25 steps, and compares what the product says with the oracle's books: lists after each step,
 * everything at the end and sometimes before.
 * @throws an error with everything needed to repeat it
 */
export async function tellHistory(world: World, { seed, history, withDocuments, screens }: Told): Promise<void> {
  const random = randomFrom(seedOf(seed, history));
  const story: Story = { world, random, told: [], ...(await beginHistory(world, random)) };
  const length = 8 + random.below(18);
  try {
    for (let step = 0; step < length; step += 1) await takeStep(story, step === 0 ? buy : undefined);
    await compareBooks(story);
    if (withDocuments) await compareDocuments(story);
    if (withDocuments) await compareReceipts(story);
    if (screens) await compareScreens(story, screens);
  } catch (error) {
    const { message } = error as Error;
    const repeat = `HISTORIES=1 SEED=${seed} HISTORY=${history}`;
    throw new Error(`${repeat}\n${story.told.join('\n')}\n\n${message}`, { cause: error });
  }
}

async function takeStep(story: Story, first: Step | undefined): Promise<void> {
  story.told.push('?');
  const said = await (first ?? story.random.of(bag))(story);
  story.told.pop();
  if (said === undefined) return takeStep(story, first);
  story.told.push(said);
  await compareLists(story);
  if (story.random.below(30) === 0) await compareBooks(story);
}
