import type { Box, ShownText } from './shown-texts.ts';

/** Anything less is rounding, or the slant of a letter. */
const SLACK = 2;

const shared = (one: Box, other: Box) => ({
  width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
  height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
});

/** Another text covers at least half a line: small lines may touch. */
const liesOn = (one: Box, other: Box) => {
  const { width, height } = shared(one, other);
  const line = Math.min(one.bottom - one.top, other.bottom - other.top);
  return width > SLACK && height > line / 2;
};

/** Lines that end in the middle of a letter, without any sign that there is more. */
const cut = ({ box, clips }: ShownText) =>
  clips.some((clip) => {
    const { width, height } = shared(box, clip);
    const isSeen = width > SLACK && height > SLACK;
    return isSeen && (box.right - box.left - width > SLACK || box.bottom - box.top - height > SLACK);
  });

const overflowing = ({ box, block }: ShownText) =>
  block.right > block.left && (box.right > block.right + SLACK || box.left < block.left - SLACK);

const quoted = ({ text }: ShownText) => `“${text}”`;

/** The flaws in a page's texts, in a sentence each. */
export const textFlaws = (texts: ShownText[]): string[] => {
  const inOrder = texts.toSorted((one, other) => one.box.top - other.box.top);
  const overlaps = inOrder.flatMap((one, index) => {
    const below = inOrder.slice(index + 1);
    const end = below.findIndex(({ box }) => box.top >= one.box.bottom);
    return below
      .slice(0, end === -1 ? undefined : end)
      .filter((other) => other.id !== one.id && other.layer === one.layer && liesOn(one.box, other.box))
      .map((other) => `${quoted(one)} and ${quoted(other)} lie on one another.`);
  });
  return [
    ...texts.filter(cut).map((one) => `${quoted(one)} is cut.`),
    ...texts.filter(overflowing).map((one) => `${quoted(one)} leaves its box.`),
    ...overlaps,
  ];
};
