import { join } from 'node:path';
import { aFolder, removeFolders } from '../testing/artifacts.ts';
import { widgetsFrom } from './widgets-from.ts';

afterAll(removeFolders);

it('finds the widgets that a page embeds, however far away', () => {
  const folder = aFolder({
    'src/pages/page.tsx': `import { A } from '../a.tsx'; import { useState } from 'react'; import styles from './page.module.css';
      const B = lazy(() => import('../b.tsx')); export default () => <Widget name="mfe-x/one" />;`,
    'src/a.tsx': `import '../src/pages/page.tsx'; export { C } from './c.tsx'; export const A = () => <Widget name="mfe-x/two" />;`,
    'src/b.tsx': `export default () => <Widget name="mfe-x/three">{null}</Widget>;`,
    'src/c.tsx': `export const C = () => <Widget name="mfe-x/one" />;`,
    'src/elsewhere.tsx': `export const D = () => <Widget name="mfe-x/four" />;`,
  });
  expect(widgetsFrom(join(folder, 'src/pages/page.tsx'))).toEqual(['mfe-x/one', 'mfe-x/three', 'mfe-x/two']);
  expect(widgetsFrom(join(folder, 'src/b.tsx'))).toEqual(['mfe-x/three']);
});
