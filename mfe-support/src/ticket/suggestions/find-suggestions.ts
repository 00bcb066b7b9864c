import type { Question } from '../../contact/questions.ts';

export type Suggestion =
  { kind: 'question'; title: string; text: string } | { kind: 'tutorial'; title: string; text: string; id: string };

interface Tutorial {
  id: string;
  title: string;
  summary: string;
  moduleName: string | null;
}

const MOST = 3;
/** Too common to tell anything. */
const common = new Set(
  'about after again also because been before cannot could does doesnt every from have here into module modules more much need only other please since some still than that their them then there these they this those want what when where which while will with without work works worked would your'.split(
    ' ',
  ),
);

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []).filter((word) => !common.has(word));

/** "signing" and "signed" are about the same. */
const stemOf = (word: string) => word.replace(/(ings?|ed|es|s)$/, '');

const score = (words: Set<string>, title: string, text: string) => {
  const inTitle = new Set(wordsOf(title).map(stemOf));
  const inText = new Set(wordsOf(text).map(stemOf));
  return [...words].reduce((sum, word) => sum + (inTitle.has(word) ? 3 : inText.has(word) ? 1 : 0), 0);
};

/** What may answer a ticket that is being written, best first; nothing that shares less than one word of a title. */
export const findSuggestions = (written: string, questions: Question[], tutorials: Tutorial[]): Suggestion[] => {
  const words = new Set(wordsOf(written).map(stemOf));
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
