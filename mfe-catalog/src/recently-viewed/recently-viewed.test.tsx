import { renderWidget } from '@marketplace/shared/testing';
import { act, screen } from '@testing-library/react';
import { aModule } from '../testing/factories.ts';
import { rememberModule } from './recent-modules.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

const look = (...names: string[]) => names.forEach((name) => rememberModule(aModule({ id: name.toLowerCase(), name })));
const shown = () => screen.queryAllByRole('link').map((link) => link.textContent?.replace(/Clock in.*/, ''));

it('shows nothing until a module has been viewed', () => {
  renderWidget(<RecentlyViewed />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('links to the last six, each once, the latest first', () => {
  look('A', 'B', 'C', 'D', 'E', 'F', 'G', 'C');
  renderWidget(<RecentlyViewed />);
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(names).toEqual(['c', 'g', 'f', 'e', 'd', 'b'].map((id) => `/module?id=${id}`));
});

it.each(['{broken', 'null', '{"id":1}', '[1, null, {"id":"a"}]'])('reads %s in storage as none', (kept) => {
  localStorage.setItem('recentlyViewed', kept);
  renderWidget(<RecentlyViewed />);
  expect(shown()).toEqual([]);
});

it('forgets them when someone signs out in another tab', () => {
  look('A');
  renderWidget(<RecentlyViewed />);
  expect(shown()).toHaveLength(1);
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(shown()).toEqual([]);
});
