import { PAGE_STATE_ID } from '../src/start/page-state.ts';
import { inlineProgram } from './inline-program.ts';

const FAILURE_ID = 'start-failure';

const refreshLink =
  '<a href="" style="color:var(--accent);text-decoration:underline">Refresh the page</a>, or come back in a few minutes';

/** Shown below the frame's header when a script of the host fails to load and the application can't say so. */
const inPlaceOfThePage =
  `<section role="alert" style="position:absolute;inset:var(--header-height) 0 auto;max-width:calc(var(--content) + 2 * var(--gutter));margin:0 auto;padding:64px var(--gutter)">` +
  '<h1 style="margin:0 0 12px;font-size:var(--text-28);letter-spacing:-.02em">The marketplace couldn’t start</h1>' +
  `<p style="margin:0 0 12px;max-width:64ch">Part of it is missing or damaged, so your browser blocked it. ${refreshLink}. You haven’t lost anything.</p>` +
  '<p style="margin:0;color:var(--ink-muted)">Error ID <code></code></p></section>';

/** Shown at the foot of the window: a rendered page stays readable. */
const besideThePage =
  '<section role="alert" style="position:sticky;bottom:0;z-index:1;border-top:1px solid var(--line);background:var(--surface);padding:12px var(--gutter)">' +
  `<p style="max-width:var(--content);margin:0 auto"><strong style="font-weight:600">You can read this page, but its buttons don’t work:</strong> part of the marketplace is missing or damaged. ${refreshLink}. <span style="color:var(--ink-muted);white-space:nowrap">Error ID <code></code></span></p></section>`;

export const startFailure = (rendered: boolean) =>
  `<template id="${FAILURE_ID}">${rendered ? besideThePage : inPlaceOfThePage}</template>`;

const reportFailure = (pageStateId: string, id: string, file: string) => {
  const { composition, config } = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '');
  const report = {
    id,
    message: `The host could not be loaded: ${file} was refused or is missing.`,
    place: 'start',
    url: location.pathname.slice(0, 2_000),
    at: new Date().toISOString(),
    app: 'host',
    release: composition.host,
    kind: 'load',
  };
  fetch(`${config.marketplaceApi}/tex-suite/error-report`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ set: composition.set, reports: [report] }),
  }).catch(() => undefined);
};

/**
 * Shows and reports that the application could not start when a script of the document is refused or missing. It
 * waits for the end of the document, which holds the template. Refresh bypasses the browser's cache, which may keep a damaged
 * file for a year.
 */
const showFailure = (pageStateId: string, failureId: string) => {
  const failed: string[] = [];
  const refresh = (event: Event) => {
    event.preventDefault();
    const again = failed.map((src) => fetch(src, { cache: 'reload' }));
    void Promise.allSettled(again).then(() => location.reload());
  };
  const show = () => {
    const place = document.querySelector<HTMLTemplateElement>(`template#${failureId}`)?.content.firstElementChild;
    if (!place) return;
    const id = `E-${(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36).toUpperCase()}`;
    place.querySelector('code')?.append(id);
    place.querySelector('a')?.addEventListener('click', refresh);
    document.body.append(place);
    reportFailure(pageStateId, id, failed[0]?.split('/').pop() ?? '');
  };
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.defer || failed.push(target.src) > 1) return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show, { once: true });
    else show();
  };
  addEventListener('error', onError, true);
};

export const startFailureScript = inlineProgram(showFailure, [PAGE_STATE_ID, FAILURE_ID], [reportFailure]);
