import { accountOfRole, isRole } from './roles.ts';
import type { Finding, FuzzResult } from './run-fuzz.ts';

const shown = 400;

/** One line: what is wrong, the request, and how to send it again. */
export function findingText({ sent, what }: Finding, seed: number): string {
  const body = sent.body
    ? ` body(${sent.body.type ?? 'no type'}) ${JSON.stringify(short(sent.body.content.toString()))}`
    : '';
  const headers = Object.keys(sent.headers).length > 0 ? ` headers ${short(JSON.stringify(sent.headers))}` : '';
  const call = `${sent.method} ${short(sent.address)} as ${sent.role}${headers}${body}`;
  return `${what} | ${call} | again: npm run fuzz -- --seed ${seed} --request ${sent.index}`;
}

const short = (text: string) => (text.length > shown ? `${text.slice(0, shown)}… (${text.length})` : text);

/** Responses by status and role. */
export function statusTable({ counts }: FuzzResult): string {
  const roles = Object.keys(accountOfRole).filter(isRole);
  const rows = [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, byRole]) => {
      const figures = roles.map((role) => byRole.get(role) ?? 0);
      const all = figures.reduce((sum, figure) => sum + figure, 0);
      return [
        status === 0 ? 'none' : String(status),
        ...[...figures, all].map((figure) => figure.toLocaleString('en')),
      ];
    });
  const lines = [['status', ...roles, 'all'], ...rows];
  return lines.map((cells) => cells.map((cell) => cell.padStart(13)).join('')).join('\n');
}
