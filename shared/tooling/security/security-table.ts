export const verdicts = ['holds', 'ruled out', 'does not apply', 'open'] as const;

interface Proof {
  /** From the root. */
  file: string;
  /** Part of the title of a test. */
  title: string;
}

export interface SecurityRow {
  requirement: string;
  verdict: string;
  /** As written: proofs, rows of the specification or a reason. */
  text: string;
  proofs: Proof[];
  /** Headings of documents, as in `operations.md#keys`. */
  paragraphs: string[];
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The cells of the tables of a document. */
const tableRows = (document: string) =>
  document
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);

const proofsOf = (text: string): Proof[] =>
  [...text.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title }));

const paragraphsOf = (text: string) => [...text.matchAll(/\]\(([^)]*#[^)]+)\)/g)].map(([, target = '']) => target);

/** The rows about a requirement, such as `| 6.2.1 | … | holds | … |`. */
export const securityRows = (document: string): SecurityRow[] =>
  tableRows(document).flatMap(([requirement = '', , verdict = '', text = '']) =>
    /^\d+\.\d+\.\d+$/.test(requirement)
      ? [{ requirement, verdict, text, proofs: proofsOf(text), paragraphs: paragraphsOf(text) }]
      : [],
  );

/** The numbers of the rows that begin with one of these names, such as `V6` or `everyone`. */
export const countedRows = (document: string, names: readonly string[]): Record<string, number[]> =>
  Object.fromEntries(
    tableRows(document)
      .filter(([name = '']) => names.includes(name))
      .map(([name = '', ...cells]) => [name, cells.filter((cell) => /^\d+$/.test(cell)).map(Number)]),
  );

/** The anchors of the headings of a document, as GitHub writes them. */
export const anchorsOf = (document: string) =>
  [...document.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s/g, '-'),
  );
