import type { ReleasedPage, RuntimeConfig } from '@marketplace/shared/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './html.ts';

/** The edge's own, because a channel may have an older host. */
const styles = readFileSync(join(import.meta.dirname, 'frame.css'), 'utf8')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ')
  .trim();

const mark =
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect x="1" y="1" width="12" height="12" rx="3.5" fill="var(--accent)"/><rect x="15" y="1" width="12" height="5" rx="2.5" fill="currentColor"/><rect x="15" y="8" width="12" height="5" rx="2.5" fill="currentColor" opacity=".45"/><rect x="1" y="15" width="5" height="12" rx="2.5" fill="currentColor"/><rect x="8" y="15" width="19" height="12" rx="3.5" fill="currentColor" opacity=".18"/></svg>';

/** The header's line and the brand, painted before any script runs. */
export const frameHeader = ({ brand }: RuntimeConfig) => {
  const [first = '', ...rest] = brand.split(' ').map(escapeHtml);
  return `<style>${styles}</style><div class="frame-header">${mark}<span><b>${first}</b> <span>${rest.join(' ')}</span></span></div>`;
};

/** The frame of a page, painted before any script runs: the header, and the spinner that React shows next. */
export const shell = (config: RuntimeConfig, { access }: Pick<ReleasedPage, 'access'>) => {
  const label = access === 'public' ? 'Loading...' : 'Checking your session...';
  return `<div>${frameHeader(config)}<div class="frame-loader"><span></span><span>${label}</span></div></div>`;
};
