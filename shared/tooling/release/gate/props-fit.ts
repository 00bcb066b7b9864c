import ts from 'typescript';

const FILE = 'props.ts';
const options: ts.CompilerOptions = { strict: true, noEmit: true, types: [], lib: ['lib.es5.d.ts'] };

/** Whether props of one type may be handed to a component that wants the other: decided by TypeScript itself. */
export const propsFit = (handed: string, wanted: string): boolean => {
  if (handed === wanted) return true;
  const text = `declare const handed: ${handed};\nexport const wanted: ${wanted} = handed;`;
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest) : read(name, ...rest);
  const program = ts.createProgram([FILE], options, host);
  const file = program.getSourceFile(FILE);
  return program.getSyntacticDiagnostics(file).length === 0 && program.getSemanticDiagnostics(file).length === 0;
};
