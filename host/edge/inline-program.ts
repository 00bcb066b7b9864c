import { minifySync } from '@swc/core';

// The development server's compiler names functions with a helper that documents lack.
const KEEP_NAME = 'const __name = (named) => named;';

/**
 * The source of a program that runs in a document before the application loads: this function, called with these
 * values, minified. It sees only the helpers passed here, which are functions of its own module: the source of a reference to
 * an import does not run elsewhere.
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
