import type { RuntimeConfig } from '@marketplace/shared/contracts';
import { escapeHtml } from './html.ts';

/** The frame of the page, painted before any script runs: the header's hairline and the brand. */
export const shell = ({ brand }: RuntimeConfig) =>
  `<div style="min-height:100dvh"><div style="height:var(--header-height);border-bottom:1px solid var(--line)"><div style="display:flex;align-items:center;height:100%;max-width:calc(var(--content) + 2 * var(--gutter));margin:0 auto;padding:0 var(--gutter)"><svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect x="1" y="1" width="12" height="12" rx="3.5" fill="var(--accent)"/><rect x="15" y="1" width="12" height="5" rx="2.5" fill="currentColor"/><rect x="15" y="8" width="12" height="5" rx="2.5" fill="currentColor" opacity=".45"/><rect x="1" y="15" width="5" height="12" rx="2.5" fill="currentColor"/><rect x="8" y="15" width="19" height="12" rx="3.5" fill="currentColor" opacity=".18"/></svg><span style="margin-left:10px;letter-spacing:-.02em;font-weight:650">${escapeHtml(brand)}</span></div></div></div>`;
