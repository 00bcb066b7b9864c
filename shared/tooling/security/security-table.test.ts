import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isKnown } from '../conformance/rows.ts';
import { chapterOf, requirements } from './requirements.ts';
import { anchorsOf, countedRows, securityRows, verdicts } from './security-table.ts';
import { testTitles } from './test-titles.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);

const path = 'shared/docs/security.md';
const document = read(path) ?? '';
const rows = securityRows(document);
const accessRows = [
  ...(read('api/src/http/access-table.test.ts') ?? '').matchAll(/^ {2}\['(\w+)', '(.+)', '(.+)'\]/gm),
];

describe('the table of requirements', () => {
  it('has each requirement once, in order', () => {
    expect(requirements).toHaveLength(112);
    expect(rows.map(({ requirement }) => requirement)).toEqual(requirements);
  });

  it('begins with how many are met, chapter by chapter', () => {
    const chapters = [...new Set(requirements.map(chapterOf))];
    const count = (inChapter: (chapter: string) => boolean) => {
      const counted = rows.filter(({ requirement }) => inChapter(chapterOf(requirement)));
      return [...verdicts.map((name) => counted.filter(({ verdict }) => verdict === name).length), counted.length];
    };
    expect(countedRows(document, [...chapters, 'Together'])).toEqual({
      ...Object.fromEntries(chapters.map((chapter) => [chapter, count((other) => other === chapter)])),
      Together: count(() => true),
    });
  });
});

const documentOf = (target: string) => {
  const [file = ''] = target.split('#');
  return read(file === '' ? path : join(dirname(path), file)) ?? '';
};

describe.each(rows)('$requirement', ({ verdict, text, proofs, paragraphs }) => {
  it('has a verdict with what it needs', () => {
    expect(verdicts).toContain(verdict);
    const specified = [...text.matchAll(/\b[A-Z]+-\d+\b/g)].map(([row]) => row).filter(isKnown);
    const needs = { holds: [...proofs, ...paragraphs], 'ruled out': specified }[verdict] ?? [text];
    expect(needs.filter((need) => need !== '')).not.toEqual([]);
  });

  it('names tests and paragraphs that exist', () => {
    const missing = proofs.filter(
      ({ file, title }) => !testTitles(file, read(file) ?? '').some((found) => found.includes(title)),
    );
    const unwritten = paragraphs.filter(
      (target) => !anchorsOf(documentOf(target)).includes(target.split('#')[1] ?? ''),
    );
    expect([...missing, ...unwritten]).toEqual([]);
  });
});

describe('the paragraphs before it', () => {
  it('name every public endpoint of sign-in', () => {
    const isPathway = ([, , endpoint = '', who]: string[]) => who === 'everyone' && endpoint.startsWith('/auth/');
    const pathways = accessRows.filter(isPathway).map(([, method, endpoint]) => `${method} ${endpoint}`);
    expect(pathways.length).toBeGreaterThan(10);
    expect(pathways.filter((pathway) => !document.includes(`\`${pathway}\``))).toEqual([]);
  });

  it('say how many endpoints each audience has', () => {
    const counts: Record<string, number> = {};
    for (const [, , , who = ''] of accessRows) counts[who] = (counts[who] ?? 0) + 1;
    const said = countedRows(document, Object.keys(counts));
    expect(said).toEqual(Object.fromEntries(Object.entries(counts).map(([who, count]) => [who, [count]])));
  });
});
