/**
 * @jest-environment ../../shared/tooling/jest/browser-environment.cjs
 */
import { PAGE_STATE_ID, readPageState } from '../src/start/page-state.ts';
import { aComposition, aConfig, aPage, aRemote } from './testing/releases.ts';
import { putIntoPage } from './put-into-page.ts';

it('replaces the remote in the page’s composition, and nothing else', () => {
  const cart = aRemote({ name: 'mfe-cart' });
  const state = { composition: aComposition(aRemote(), cart), config: aConfig(), data: { '/a': 1 } };
  document.body.innerHTML = `<script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(state)}</script>`;
  const changed = { ...cart, pages: [aPage({ path: '/hello', title: 'A "title" with </script>' })] };
  new Function(putIntoPage(changed))();
  expect(readPageState()).toEqual({ ...state, composition: aComposition(aRemote(), changed) });
});
