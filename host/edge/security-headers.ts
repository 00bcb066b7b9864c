import { earlyEventsScript } from './early-events-script.ts';
import { firstDataScript } from './first-data-script.ts';
import { scriptHash } from './html.ts';
import { laterHintsScript } from './later-hints-script.ts';
import { startFailureScript } from './start-failure.ts';
import { themeScript } from './theme-script.ts';
import { trustedTypesScript } from './trusted-types-script.ts';

interface Origins {
  /** Other origins for scripts and requests, in development only. */
  development: string[];
}

/** Scripts inlined in documents. */
const inlineScripts = [
  trustedTypesScript,
  themeScript,
  firstDataScript,
  startFailureScript,
  earlyEventsScript,
  laterHintsScript,
];

/**
 * The only ways to turn text into HTML or a script. Remotes share one name, each with its own copy. A development server
 * loads scripts and shows errors in ways of its own.
 */
const trustedTypes = ({ development }: Origins): Record<string, string[]> =>
  development.length > 0
    ? {}
    : {
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default', 'marketplace-html', "'allow-duplicates'"],
      };

const policy = ({ development }: Origins) => {
  const sockets = development.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(scriptHash), ...development],
    'style-src': ["'self'", "'unsafe-inline'", ...development],
    // A blob is a picture that the page has read itself.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...development],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'", ...development],
    'connect-src': ["'self'", ...development, ...sockets],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...trustedTypes({ development }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
};

/** Headers of every HTML response. */
export const securityHeaders = (origins: Origins): Record<string, string> => ({
  'content-security-policy': policy(origins),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});
