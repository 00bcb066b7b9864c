/**
 * Elements have inline colors, which every mail program reads. Classes give the dark colors to programs that support
 * them, so that they don't invert the light ones.
 */
const colors = {
  paper: { name: 'background', light: '#f3f2ed', dark: '#0d0f14' },
  surface: { name: 'background', light: '#ffffff', dark: '#151821' },
  sunken: { name: 'background', light: '#f3f2ed', dark: '#0d0f14' },
  accent: { name: 'background', light: '#2b59ff', dark: '#7c9bff' },
  full: { name: 'background', light: '#14161c', dark: '#ecedf1' },
  half: { name: 'background', light: '#9a9b9e', dark: '#767d90' },
  faint: { name: 'background', light: '#d5d5d7', dark: '#3a3f4c' },
  ink: { name: 'color', light: '#14161c', dark: '#ecedf1' },
  onAccent: { name: 'color', light: '#ffffff', dark: '#0b1020' },
  muted: { name: 'color', light: '#5d6270', dark: '#9aa0af' },
  line: { name: 'border-color', light: '#e6e4dd', dark: '#2a2f3c' },
} as const;

type Color = keyof typeof colors;

/** The attributes of an element in these colors; other classes depend on the size of the screen. */
export function paint(used: Color[], style = '', sized = ''): string {
  const declarations = used.map((color) => `${colors[color].name}:${colors[color].light}`);
  const classes = sized === '' ? used : [...used, sized];
  return `class="${classes.join(' ')}" style="${[style, ...declarations].filter(Boolean).join(';')}"`;
}

const dark = Object.entries(colors).map(([color, { name, dark: value }]) => `.${color}{${name}:${value}!important}`);

export const darkStyle = `@media (prefers-color-scheme:dark){${dark.join('')}}`;
