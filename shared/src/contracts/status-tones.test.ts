import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessLook } from './access-look.ts';
import * as statusTones from './status-tones.ts';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Messages have their own tones, different from those of states. */
const messages = ['mfe-auth/src/sign-in/flow/', 'mfe-support/src/newsletter/'];

describe('the tones of states', () => {
  it('are chosen only here: no screen picks its own', () => {
    const screens = globSync('{mfe-*,host}/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !file.includes('.test.') && !messages.some((folder) => file.startsWith(folder)),
    );
    expect(screens.length).toBeGreaterThan(500);
    const own =
      /<Badge[^>]*tone=("|\{[^}]*')(success|warning|danger)|\btone: '(success|warning|danger|info|neutral)', label/;
    expect(screens.filter((file) => own.test(read(file)))).toEqual([]);
  });

  it.each([
    ['Full Access', { tone: 'success', label: 'Full Access' }],
    ['Partial Access', { tone: 'warning', label: 'Partial Access' }],
    ['No Access', { tone: 'info', label: 'No Access' }],
    ['', { tone: 'info', label: 'Active' }],
    ['constructor', { tone: 'info', label: 'Active' }],
  ])('of the access %j', (access, look) => {
    expect(accessLook(access)).toEqual(look);
    expect(accessLook(access, true)).toEqual({ tone: 'danger', label: 'Suspended' });
  });
});

describe('a badge is readable in both themes', () => {
  const css = read('shared/src/ui/theme/theme.css');
  const [light = '', dark = ''] = css.split("[data-theme='dark']", 2);
  const colour = (theme: string, name: string) =>
    new RegExp(`--${name}: #([0-9a-f]{6});`).exec(theme)?.[1] ?? `no ${name}`;
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  it.each([
    ['light', light],
    ['dark', dark],
  ])('%s', (_, theme) => {
    for (const tone of new Set(Object.values(statusTones))) {
      const [ground, ink] = tone === 'neutral' ? ['surface-sunken', 'ink-muted'] : [`${tone}-soft`, tone];
      const ratio = contrast(colour(theme, ink), colour(theme, ground));
      expect([tone, ratio >= 4.5, ratio]).toEqual([tone, true, ratio]);
    }
  });
});
