import { relative } from 'node:path';
import { workspaceRoot } from '../release/workspace.ts';
import { classesOf, namesIn, readStylesheets } from './stylesheets.ts';

/** Classes of one set that the other one lacks, each with its file. */
const missing = (of: 'styled' | 'named', from: 'styled' | 'named') =>
  readStylesheets()
    .filter(({ named }) => !named.has('*'))
    .flatMap((sheet) =>
      [...sheet[of]]
        .filter((name) => !sheet[from].has(name))
        .map((name) => `${relative(workspaceRoot, sheet.file)} ${name}`),
    );

describe('the classes of the stylesheets', () => {
  it('are found in selectors, also within conditions, and in nothing else', () => {
    const css =
      '/* .gone */ .card > a:hover, .a-b { margin: .5em; background: url(x.png) } @media (x) { .c { top: 0 } }';
    expect([...classesOf(css)]).toEqual(['card', 'a-b', 'c']);
  });

  it('are found where a component names them', () => {
    const source = "import look from './card.module.css';\nlook.card + look[kind] + outlook.no + a.look.no;";
    expect(namesIn(source)).toEqual([
      ['./card.module.css', 'card'],
      ['./card.module.css', '*'],
    ]);
  });

  it('all have a style when a component names them', () => {
    expect(missing('named', 'styled')).toEqual([]);
  });

  it('are all named by a component when they have a style', () => {
    expect(missing('styled', 'named')).toEqual([]);
  });
});
