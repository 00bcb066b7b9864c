import type { RuntimeConfig } from '@marketplace/shared/contracts';
import { BASE_PATH } from '../../src/routing/base-path.ts';
import { escapeHtml } from '../html.ts';
import { frameHeader } from '../shell.ts';
import { themeScript } from '../theme-script.ts';

export interface Refusal {
  /** What went wrong, in a sentence. */
  message: string;
  /** What to correct, field by field. */
  errors: { field: string; message: string }[];
}

interface Parts {
  config: RuntimeConfig;
  /** Elements that load the host's styles. */
  styles: string[];
  refusal: Refusal;
}

const nameOf = (field: string) => field.charAt(0).toUpperCase() + field.slice(1);

const listOf = ({ errors }: Refusal) =>
  errors.length === 0
    ? ''
    : `<ul style="margin:0 0 24px;padding:0 0 0 20px;list-style:disc">${errors
        .map(({ field, message }) => `<li><strong>${escapeHtml(nameOf(field))}</strong>: ${escapeHtml(message)}</li>`)
        .join('')}</ul>`;

/** Explains without scripts why a message was refused. Loads nothing. */
export const refusalPage = ({ config, styles, refusal }: Parts) =>
  [
    '<!doctype html>',
    '<html lang="en" data-theme="light">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>Your message was not sent · ${escapeHtml(config.brand)}</title>`,
    '<meta name="robots" content="noindex">',
    `<script>${themeScript}</script>`,
    ...styles,
    '</head>',
    '<body>',
    frameHeader(config),
    '<main style="max-width:calc(640px + 2 * var(--gutter));margin:0 auto;padding:64px var(--gutter)">',
    '<h1 style="margin:0 0 12px;font-size:var(--text-28)">Your message was not sent</h1>',
    `<p style="margin:0 0 16px">${escapeHtml(refusal.message)}</p>`,
    listOf(refusal),
    '<p style="margin:0 0 12px">What you wrote isn’t lost. Use your browser’s Back button to return to the form.</p>',
    `<p style="margin:0"><a href="${BASE_PATH}/contactus" style="color:var(--accent);text-decoration:underline">Open an empty form</a></p>`,
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');
