import { relative } from 'node:path';
import { workspaceRoot } from '../release/workspace.ts';
import { classesOf, namesIn, readStylesheets } from './stylesheets.ts';

/** Classes of one set missing in the other, each with its file. */
const missing = (of: 'styled' | 'named', from: 'styled' | 'named') =>
  readStylesheets()
    .filter(({ named }) => !named.has('*'))
    .flatMap((sheet) =>
      [...sheet[of]]
        .filter((name) => !sheet[from].has(name))
        .map((name) => `${relative(workspaceRoot, sheet.file)} ${name}`),
    );

describe('the classes of the stylesheets', () => {
  it('are found in selectors only, including those within at-rules', () => {
    const css =
      '/* .gone */ .card > a:hover, .a-b { margin: .5em; background: url(x.png) } @media (x) { .c { top: 0 } }';
    expect([...classesOf(css)]).toEqual(['card', 'a-b', 'c']);
  });

  it('are found where a component uses them', () => {
    const source = "import look from './card.module.css';\nlook.card + look[kind] + outlook.no + a.look.no;";
    expect(namesIn(source)).toEqual([
      ['./card.module.css', 'card'],
      ['./card.module.css', '*'],
    ]);
  });

  it('all have a style if a component uses them', () => {
    expect(missing('named', 'styled')).toEqual([]);
  });

  it('are all used by a component if they have a style', () => {
    expect(missing('styled', 'named')).toEqual([]);
  });
});
