import { minifySync } from '@swc/core';

// Compilers of the development server name functions by a helper, which a document does not have.
const KEEP_NAME = 'const __name = (named) => named;';

/**
 * The source of a program that runs in a document before anything of the application is there: this function, called with these
 * values, minified. It sees nothing of its module but the helpers that are named here.
 */
export const inlineProgram = <Values extends string[]>(
  program: (...values: Values) => void,
  values: Values,
  helpers: readonly { name: string }[] = [],
): string => {
  const named = helpers.map((helper) => `const ${helper.name} = ${String(helper)};`);
  const call = `(${String(program)})(${values.map((value) => JSON.stringify(value)).join()})`;
  const source = `(() => { ${[KEEP_NAME, ...named, call].join('\n')} })()`;
  return minifySync(source, { compress: { passes: 3 }, mangle: true, ecma: 2022 }).code.replace(/;$/, '');
};
