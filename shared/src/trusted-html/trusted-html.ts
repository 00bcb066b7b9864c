interface Policy {
  createHTML: (html: string) => unknown;
}

interface Factory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    trustedTypes?: Factory;
  }
}

let policy: Policy | null | undefined;

/** The edge allows a policy of this name. A page of another site may refuse it; text is then as safe as that page. */
const openPolicy = (): Policy | null => {
  try {
    return window.trustedTypes?.createPolicy('marketplace-html', { createHTML: (html) => html }) ?? null;
  } catch {
    return null;
  }
};

/** Stays in this file: with it, any HTML could be written into the page. */
const trusted = (html: string): string => {
  policy ??= typeof window === 'undefined' ? null : openPolicy();
  // A TrustedHTML goes where text did; TypeScript only knows text.
  return (policy?.createHTML(html) ?? html) as string;
};

/**
 * Parses HTML into a separate document, in which nothing loads or runs. Only what a caller picks from it reaches the
 * page.
 */
export const parseInert = (html: string): Document => new DOMParser().parseFromString(trusted(html), 'text/html');

/** Shows HTML in a frame that runs and loads nothing, and can't reach the page. */
export const showInSandbox = (frame: HTMLIFrameElement, html: string): void => {
  frame.setAttribute('sandbox', '');
  frame.srcdoc = trusted(html);
};

/** A script element that holds JSON, for `innerHTML`. The JSON can't close it. */
export const dataScript = (type: 'application/ld+json', json: string): string =>
  trusted(`<script type="${type}">${json.replace(/</g, '\\u003c')}</script>`);
