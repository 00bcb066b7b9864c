import ts from 'typescript';
import { typesOf } from './api-types.ts';

/** What a client of the released API can no longer rely on. */
export interface Break {
  operationId: string;
  /** What the compiler, or the comparison of addresses and roles, says. */
  why: string;
}

interface Operation {
  operationId: string;
  security?: { bearer?: string[] }[];
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/**
 * Compares two API documents as a client's compiler would: what the new one answers must be usable as what the released
 * one answers, and what was sent to the released one must be accepted by the new one. Lengths and ranges of values aren't
 * part of types, so they aren't compared.
 */
export async function findBreaks(released: object, current: object): Promise<Break[]> {
  const [before, after] = [operationsOf(released), operationsOf(current)];
  const kept = [...before.keys()].filter((id) => after.has(id));
  const gone = [...before.keys()].filter((id) => !after.has(id));
  return [
    ...gone.map((operationId) => ({ operationId, why: 'The operation is gone.' })),
    ...kept.flatMap((id) => movedOrClosed(id, before.get(id), after.get(id))),
    ...incompatible(kept, await typesOf(released), await typesOf(current)),
  ];
}

interface Endpoint {
  address: string;
  /** Undefined for a public call; empty for everybody who is signed in. */
  roles: string[] | undefined;
}

const operationsOf = (document: object): Map<string, Endpoint> =>
  new Map(
    Object.entries((document as ApiDocument).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, security = [] }]) => [
        operationId,
        { address: `${method.toUpperCase()} ${path}`, roles: security.find(({ bearer }) => bearer)?.bearer },
      ]),
    ),
  );

function movedOrClosed(operationId: string, before?: Endpoint, after?: Endpoint): Break[] {
  if (!before || !after) return [];
  const moved = before.address !== after.address && `It moved from ${before.address} to ${after.address}.`;
  const closed = isNarrower(before.roles, after.roles) && 'Not everybody who could call it still can.';
  return [moved, closed].filter((why) => why !== false).map((why) => ({ operationId, why }));
}

function isNarrower(before: string[] | undefined, after: string[] | undefined): boolean {
  if (after === undefined) return false;
  if (before === undefined) return true;
  if (after.length === 0) return false;
  return before.length === 0 || before.some((role) => !after.includes(role));
}

/**
 * `Sent`: all that a caller chooses. `Answered`: successes by their status. `Fields`: every field without its
 * value, to see that optional ones are still there, which assigning doesn't show.
 */
const helpers = `
import type { operations as Old } from './released';
import type { operations as New } from './current';
type Good = 200 | 201 | 202 | 204 | 207;
type Sent<O> = O extends { parameters: infer P; requestBody?: infer B } ? { parameters: P; body: B } : never;
type Answered<O> = O extends { responses: infer R } ? { [S in keyof R as S extends Good ? S : never]: R[S] extends { content: infer C } ? C : null } : never;
type Fields<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T> extends (infer I)[] ? Fields<I>[] : NonNullable<T> extends object ? { [K in keyof NonNullable<T>]-?: Fields<NonNullable<T>[K]> } : unknown;
declare const value: <T>() => T;
`;

const checks = [
  (id: string) => `export const a_${id}: Answered<Old['${id}']> = value<Answered<New['${id}']>>();`,
  (id: string) => `export const s_${id}: Sent<New['${id}']> = value<Sent<Old['${id}']>>();`,
  (id: string) => `export const r_${id}: Fields<Answered<Old['${id}']>> = value<Fields<Answered<New['${id}']>>>();`,
  (id: string) => `export const f_${id}: Fields<Sent<Old['${id}']>> = value<Fields<Sent<New['${id}']>>>();`,
];

function incompatible(ids: string[], released: string, current: string): Break[] {
  const lines = ids.flatMap((id) => checks.map((check) => ({ id, text: check(id) })));
  const first = helpers.split('\n').length - 1;
  const check = helpers + lines.map(({ text }) => text).join('\n');
  const seen = new Set<string>();
  return diagnose({ 'check.ts': check, 'released.ts': released, 'current.ts': current }).flatMap((diagnostic) => {
    const { file, start = 0, messageText } = diagnostic;
    const at = file?.fileName.endsWith('check.ts') ? file.getLineAndCharacterOfPosition(start).line - first : -1;
    const operationId = lines[at]?.id;
    const why = ts.flattenDiagnosticMessageText(messageText, '\n');
    if (operationId === undefined) throw new Error(`The types can't be compared: ${why}`);
    if (seen.has(operationId + why)) return [];
    seen.add(operationId + why);
    return [{ operationId, why }];
  });
}

function diagnose(sources: Record<string, string>): readonly ts.Diagnostic[] {
  const options: ts.CompilerOptions = { strict: true, target: ts.ScriptTarget.ES2022, noEmit: true, types: [] };
  const real = ts.createCompilerHost(options);
  const nameOf = (path: string) => path.split('/').at(-1) ?? '';
  const program = ts.createProgram(['check.ts'], options, {
    ...real,
    fileExists: (path) => nameOf(path) in sources || real.fileExists(path),
    readFile: (path) => sources[nameOf(path)] ?? real.readFile(path),
    getSourceFile: (path, language) => {
      const own = sources[nameOf(path)];
      return own === undefined ? real.getSourceFile(path, language) : ts.createSourceFile(path, own, language);
    },
  });
  return ts.getPreEmitDiagnostics(program);
}
