import { aModuleCard, renderWidget } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import { ModuleCard } from './module-card.tsx';
import { byRank } from './rank.ts';

const show = (fields = {}) => renderWidget(<ModuleCard module={aModuleCard(fields)} />);

describe('a module card', () => {
  it('leads to the module with Know More [DASH-18, DASH-19]', () => {
    show({ id: 'time & leave' });
    const card = screen.getByRole('link', { name: /Know More/ });
    expect(card).toHaveAttribute('href', '/module?id=time%20%26%20leave');
    expect(screen.queryByText('Coming Soon')).not.toBeInTheDocument();
  });

  it('that is coming soon says so and leads nowhere [DASH-20]', () => {
    show({ comingSoon: true });
    expect(screen.getByText('Coming Soon')).toBeInTheDocument();
    expect(screen.queryByText('Know More')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('always shows 4.8, whatever the rating of its own [DASH-22, A-47]', () => {
    show({ rating: 2.1 });
    expect(screen.getByText('4.8')).toBeInTheDocument();
    expect(screen.queryByText('2.1')).not.toBeInTheDocument();
  });

  it.each([
    [-1, true],
    [0, true],
    [5, true],
    [6, false],
    [null, false],
    ['5', false],
    [undefined, false],
  ])('with priority %j carries the badge: %s [DASH-21, CONST-23, A-46]', (priority, badge) => {
    show({ priority });
    expect(screen.queryAllByText('Priority')).toHaveLength(badge ? 1 : 0);
  });
});

describe('the ranking', () => {
  const order = (...modules: [string, Parameters<typeof byRank>[0]][]) =>
    [...modules].sort(([, a], [, b]) => byRank(a, b)).map(([name]) => name);

  it('is by priority, lowest first; without one it is 999 [SEARCH-10, CONST-22]', () => {
    expect(
      order(
        ['none', { priority: null, views: 1_000_000 }],
        ['1000', { priority: 1_000 }],
        ['two', { priority: 2 }],
        ['998', { priority: 998 }],
        ['zero', { priority: 0 }],
        ['odd', { priority: 'first' as unknown as number, views: 2_000_000 }],
      ),
    ).toEqual(['zero', 'two', '998', 'odd', 'none', '1000']);
  });

  it('is then by views, 100 times rating, and downloads, highest first [SEARCH-11, CONST-22]', () => {
    expect(
      order(
        ['450 by rating', { rating: 4.5 }],
        ['451 by views', { views: 451 }],
        ['0', {}],
        ['449 by downloads', { downloads: 449, rating: null }],
        ['600 by all', { views: 100, rating: 4, downloads: 100 }],
      ),
    ).toEqual(['600 by all', '451 by views', '450 by rating', '449 by downloads', '0']);
  });
});
