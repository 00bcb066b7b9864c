import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

/** The declarations of the rule that starts like this, without indentation. */
const valuesOf = (start: string) => {
  const [, rest = ''] = styles.split(start);
  const [declarations = ''] = rest.split('}');
  return declarations.split('\n').flatMap((line) => line.trim() || []);
};

it('the dark theme has the same values with and without scripts', () => {
  const dark = valuesOf(":root[data-theme='dark'] {");
  expect(dark).toContain('color-scheme: dark;');
  expect(valuesOf('@media screen and (scripting: none) and (prefers-color-scheme: dark) {\n  :root {')).toEqual(dark);
});
