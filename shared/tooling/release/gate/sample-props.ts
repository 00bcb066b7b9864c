import ts from 'typescript';
import { programOf } from './props-fit.ts';

type Sampler = (type: ts.Type) => string;

const { Any, BooleanLike, NumberLike, StringLike, Null, Undefined, Unknown } = ts.TypeFlags;

const ofObject = (type: ts.Type, checker: ts.TypeChecker, sample: Sampler) => {
  if (type.getCallSignatures().length > 0) return '() => undefined';
  if (checker.isArrayType(type)) return '[]';
  const required = type.getProperties().filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
  const fields = required.map((one) => `${JSON.stringify(one.name)}: ${sample(checker.getTypeOfSymbol(one))}`);
  return `{ ${fields.join(', ')} }`;
};

const createSampler = (checker: ts.TypeChecker): Sampler => {
  const sample: Sampler = (type) => {
    if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
    if (type.flags & BooleanLike) return 'true';
    if (type.isUnion()) return sample(type.types.find(({ flags }) => !(flags & (Null | Undefined))) ?? type);
    if (type.flags & StringLike) return "'x'";
    if (type.flags & NumberLike) return '1';
    if (type.flags & Null) return 'null';
    return type.flags & (Any | Unknown) ? 'undefined' : ofObject(type, checker, sample);
  };
  return sample;
};

/** A sample value of a props type, as JavaScript, with all required fields. */
export const sampleProps = (props: string): string => {
  const { program, file } = programOf(`export declare const wanted: ${props};`);
  const checker = program.getTypeChecker();
  const [statement] = file.statements;
  if (!statement || !ts.isVariableStatement(statement)) return '{}';
  const [wanted] = statement.declarationList.declarations;
  return wanted ? createSampler(checker)(checker.getTypeAtLocation(wanted)) : '{}';
};
