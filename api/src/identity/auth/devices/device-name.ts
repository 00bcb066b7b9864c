import type { SessionSummary } from '@marketplace/shared/contracts';
import Bowser from 'bowser';

type DeviceName = Pick<SessionSummary, 'device' | 'kind'>;

const kinds: Record<string, DeviceName['kind']> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };

/** A readable name from what a browser says about itself: "Chrome on Windows". */
export function deviceName(userAgent: string): DeviceName {
  if (userAgent === '') return { device: 'Unknown device', kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  // A program names itself first: "curl/8.5.0".
  const program = /^[\w.-]{1,40}/.exec(userAgent)?.[0];
  const name = browser.name || program || 'Unknown browser';
  return { device: os.name ? `${name} on ${os.name}` : name, kind: kinds[platform.type ?? ''] ?? 'unknown' };
}
