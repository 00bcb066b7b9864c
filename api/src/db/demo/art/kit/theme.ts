import { oklchHex } from '../colour.ts';

export type Theme = 'light' | 'dark';

const light = {
  paper: '#FAFAF7',
  raised: '#FFFFFF',
  sunken: '#F3F2ED',
  line: '#E6E4DD',
  firm: '#D3D0C6',
  ink: '#14161C',
  muted: '#5D6270',
  faint: '#9A9DA6',
  accent: '#2B59FF',
  'on-accent': '#FFFFFF',
  'accent-soft': '#EAEFFF',
  good: '#1D7048',
  'good-soft': '#E4F2EA',
  warn: '#875300',
  'warn-soft': '#FBF0D9',
  bad: '#AE332C',
  'bad-soft': '#FBE9E6',
  'good-fill': '#2F9A66',
  'warn-fill': '#DB9A2E',
  'bad-fill': '#D1554C',
  float: '0 1px 2px #14161c0f, 0 14px 36px -8px #14161c2e',
  water: '#DFE8EC',
  park: '#E6EDDF',
  road: '#FFFFFF',
};

const dark: typeof light = {
  paper: '#0D0F14',
  raised: '#151821',
  sunken: '#1C202B',
  line: '#2A2F3C',
  firm: '#3C4354',
  ink: '#ECEDF1',
  muted: '#9AA0AF',
  faint: '#6A7080',
  accent: '#7C9BFF',
  'on-accent': '#0D0F14',
  'accent-soft': '#1D2440',
  good: '#7CCB9E',
  'good-soft': '#172A20',
  warn: '#E3B868',
  'warn-soft': '#2D2517',
  bad: '#F2958D',
  'bad-soft': '#331E1E',
  'good-fill': '#5DB98A',
  'warn-fill': '#E0AE55',
  'bad-fill': '#E57A71',
  float: '0 1px 2px #00000066, 0 18px 44px -8px #000000b3',
  water: '#131C26',
  park: '#16201B',
  road: '#262B37',
};

const hueSteps = {
  light: {
    hue: [0.58, 0.12],
    'hue-soft': [0.953, 0.022],
    'hue-mid': [0.83, 0.065],
    'hue-pale': [0.905, 0.04],
    'hue-ink': [0.43, 0.11],
  },
  dark: {
    hue: [0.7, 0.115],
    'hue-soft': [0.265, 0.04],
    'hue-mid': [0.46, 0.075],
    'hue-pale': [0.345, 0.055],
    'hue-ink': [0.84, 0.075],
  },
} as const;

/** The product's colours in one theme, with the category's hue, as custom properties. */
export function themeVariables(theme: Theme, hue: number): string {
  const fixed = Object.entries(theme === 'light' ? light : dark);
  const own = Object.entries(hueSteps[theme]).map(([name, [lightness, chroma]]) => [
    name,
    oklchHex(lightness, chroma, hue),
  ]);
  const people = [20, 75, 140, 200, 265, 330].map((angle, index) => [
    `person-${index}`,
    theme === 'light' ? oklchHex(0.89, 0.045, angle) : oklchHex(0.38, 0.05, angle),
  ]);
  return [...fixed, ...own, ...people].map(([name, value]) => `--${name}:${value};`).join('');
}
