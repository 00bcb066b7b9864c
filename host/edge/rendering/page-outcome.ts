import type { RenderResult } from '@marketplace/shared/contracts';
import type { PageMatch } from '../compose.ts';
import type { Answer } from './render-answer.ts';
import type { RenderFault } from './render-fault.ts';
import { parseRenderedPage } from './rendered-page.ts';

/** A page, or why there is none; undefined if it was not attempted. */
export type PageOutcome = RenderResult | Pick<RenderFault, 'kind' | 'message'> | undefined;

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A failed page leaves its frame to the browser too, so a missing frame means that the page itself failed. */
const holdsPage = (html: string, { page }: PageMatch) => html.includes(`data-part="${escapeAttribute(page.path)}"`);

/** The outcome of a page, from its render process's answer. */
export const judgePage = (answer: Answer | undefined, match: PageMatch | undefined): PageOutcome => {
  if (!answer) return undefined;
  if (!answer.ok) return { kind: answer.kind, message: answer.message };
  const page = parseRenderedPage(answer.result ?? '');
  if (!page) return { kind: 'throws', message: 'The host renders something other than a page.' };
  const { html, used, thrown } = page;
  if (!match || holdsPage(html, match)) return { html, used };
  return { kind: 'throws', message: thrown ?? 'It throws, or waits for data that is not available.' };
};
