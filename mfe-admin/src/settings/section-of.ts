import { sections, type OpenSection } from './sections.ts';

/** The section in the URL, or the first one. */
export const sectionOf = (query: URLSearchParams): OpenSection => {
  const open = sections.filter((section): section is OpenSection => section.Part !== undefined);
  const wanted = open.find(({ id }) => id === query.get('section')) ?? open[0];
  if (!wanted) throw new Error('There is no section.');
  return wanted;
};
