import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { parseSource } from './source-files.ts';

const contractFile = fileURLToPath(new URL('../../../src/contracts/widgets.ts', import.meta.url));

const isContract = (node: ts.Statement): node is ts.InterfaceDeclaration =>
  ts.isInterfaceDeclaration(node) && node.name.text === 'WidgetProps';

/** Every widget of the contract with the type of its props, in one line. */
export const widgetProps = (path = contractFile): Record<string, string> => {
  const members = parseSource(path).statements.find(isContract)?.members ?? [];
  return Object.fromEntries(
    [...members]
      .filter(ts.isPropertySignature)
      .map(({ name, type }) => [
        ts.isStringLiteral(name) ? name.text : name.getText(),
        type?.getText().replace(/\s+/g, ' ') ?? '{}',
      ]),
  );
};
