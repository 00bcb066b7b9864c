import { readStrings } from './read-strings.ts';

const textsOf = (source: string) => readStrings('page.tsx', source).map(({ text }) => text);

it('lists text of elements as sentences, with values and inner elements in their places', () => {
  expect(textsOf('const page = <p>Signed in as <b>{name}</b> until {date(end)}.</p>;')).toContain(
    'Signed in as {…} until {…}.',
  );
});

it('lists attributes that people read or hear, and none that only browsers read', () => {
  const found = textsOf(
    '<button className="big red" aria-label="Close menu" aria-controls="side menu" title={`Page ${n}`} data-x="a b" />;',
  );
  expect(found).toEqual(['Close menu', 'Page {…}']);
});

it('lists strings and templates with their lines, and single words that begin with a capital', () => {
  const source = "const a = 'No open tickets';\nconst b = `Deleted ${n} lines`;\nconst c = { label: 'Revenue' };";
  expect(readStrings('a.ts', source)).toEqual([
    { line: 1, text: 'No open tickets' },
    { line: 2, text: 'Deleted {…} lines' },
    { line: 3, text: 'Revenue' },
  ]);
});

it('leaves out imports, types, styles and statements', () => {
  const source = [
    "import a from 'Some Module';",
    "type Kind = 'Half full' | 'Full';",
    'const style = css`margin: 0 auto`;',
    "const rows = query('SELECT id FROM orders');",
    "const name = 'camelCase';",
  ];
  expect(textsOf(source.join('\n'))).toEqual([]);
});
