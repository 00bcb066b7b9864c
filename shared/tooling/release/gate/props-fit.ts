import ts from 'typescript';

const FILE = 'props.ts';
const options: ts.CompilerOptions = { strict: true, noEmit: true, types: [], lib: ['lib.es5.d.ts'] };

/** A program of one file, with only the language's own types. */
export const programOf = (text: string) => {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const file = ts.createSourceFile(FILE, text, ts.ScriptTarget.Latest, true);
  host.getSourceFile = (name, ...rest) => (name === FILE ? file : read(name, ...rest));
  return { program: ts.createProgram([FILE], options, host), file };
};

/** Whether props of one type may be passed to a component that expects the other, decided by TypeScript itself. */
export const propsFit = (handed: string, wanted: string): boolean => {
  if (handed === wanted) return true;
  const { program, file } = programOf(`declare const handed: ${handed};\nexport const wanted: ${wanted} = handed;`);
  return program.getSyntacticDiagnostics(file).length === 0 && program.getSemanticDiagnostics(file).length === 0;
};
