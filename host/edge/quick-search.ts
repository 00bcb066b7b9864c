import { BASE_PATH } from '../src/routing/base-path.ts';
import { QUICK_SEARCH } from '../src/shell/overlays/quick-search.ts';

const icon = (size: number, paths: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;

/**
 * The search of every page with a header. It opens as soon as the page is painted, before scripts have arrived or without
 * them, and leads to the page of all results. It looks like the dialog of results that replaces it.
 */
export const quickSearch = [
  `<dialog class="${QUICK_SEARCH}" id="${QUICK_SEARCH}" aria-labelledby="${QUICK_SEARCH}-title" closedby="any">`,
  `<form method="dialog"><h2 id="${QUICK_SEARCH}-title">Search modules</h2>`,
  `<button aria-label="Close" title="Close">${icon(20, '<path d="M18 6 6 18M6 6l12 12"/>')}</button></form>`,
  `<form action="${BASE_PATH}/search" role="search">${icon(20, '<circle cx="11" cy="11" r="8"/><path d="m21 21-4.34-4.34"/>')}`,
  '<input name="q" type="search" aria-label="Search modules" placeholder="Name, category or tag" autocomplete="off" spellcheck="false" autofocus></form>',
  '</dialog>',
].join('');
