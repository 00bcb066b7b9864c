import { foldText } from '@marketplace/shared/contracts';
import type { Question } from './questions.ts';

/** A question with its answer, or a tutorial. */
export type Help =
  { kind: 'question'; title: string; text: string } | { kind: 'tutorial'; title: string; text: string; id: string };

interface Tutorial {
  id: string;
  title: string;
  summary: string;
  moduleName: string | null;
}

const MOST = 3;
/** Too common to mean anything. */
const common = new Set(
  'about after again all also and any are because been before but can cannot could did does doesnt every for from get got had has have here how into its module modules may more much need not one only other our out please see since some still than that the their them then there these they this those two use want was what when where which while who why will with without work works worked would you your'.split(
    ' ',
  ),
);

const wordsOf = (text: string) => (foldText(text).match(/[\p{L}\d]{3,}/gu) ?? []).filter((word) => !common.has(word));

/** "signing" and "signed" are about the same. */
const stemOf = (word: string) => word.replace(/(ings?|ed|es|s)$/, '');

const stemsOf = (text: string) => wordsOf(text).map(stemOf);

/** A word may be partly typed. */
const holds = (stems: string[], word: string) => stems.some((stem) => stem.startsWith(word));

const score = (words: Set<string>, title: string, text: string) => {
  const [inTitle, inText] = [stemsOf(title), stemsOf(text)];
  return [...words].reduce((sum, word) => sum + (holds(inTitle, word) ? 3 : holds(inText, word) ? 1 : 0), 0);
};

/** What may answer the text, best first; it must share at least one word of a title. */
export const findHelp = (written: string, questions: Question[], tutorials: Tutorial[]): Help[] => {
  const words = new Set(stemsOf(written));
  const candidates = [
    ...questions.map(({ question, answer }) => ({
      found: { kind: 'question' as const, title: question, text: answer },
      points: score(words, question, answer),
    })),
    ...tutorials.map(({ id, title, summary, moduleName }) => ({
      found: { kind: 'tutorial' as const, title, text: summary, id },
      points: score(words, `${title} ${moduleName ?? ''}`, summary),
    })),
  ];
  return candidates
    .filter(({ points }) => points >= 3)
    .sort((one, other) => other.points - one.points)
    .slice(0, MOST)
    .map(({ found }) => found);
};
