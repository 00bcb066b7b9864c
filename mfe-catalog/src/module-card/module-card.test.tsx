import type { ListedModule } from '@marketplace/shared/contracts';
import { aModuleCard, fakeApi, renderWidget, settle } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import { aListedModule } from '../testing/factories.ts';
import { ModuleCard } from './module-card.tsx';

const api = fakeApi();
const serveUpcoming = (answer: unknown) => api.get('/tex-admin/modules/upcoming', () => api.json(answer));
beforeEach(() => void serveUpcoming({}));

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

  it.each([
    ['its id, in an object by id', { attendance: { id: 'attendance', name: 'Attendance' } }],
    ['its name, whatever the case', [{ name: ' ATTENDANCE ' }]],
    ['its name alone', ['Attendance']],
  ])('is coming soon when the upcoming modules include %s [DASH-20, ENTITY-15, A-49]', async (_what, upcoming) => {
    serveUpcoming(upcoming);
    show();
    expect(await screen.findByText('Coming Soon')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([null, [], {}, 'soon', [null, { id: 'payroll' }], { payroll: true }])(
    'is not when they include only others, or make no sense: %j',
    async (upcoming) => {
      serveUpcoming(upcoming);
      show();
      await settle();
      expect(screen.getByRole('link')).toBeInTheDocument();
    },
  );

  it('always shows 4.8, whatever its own rating [DASH-22, A-47]', () => {
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
  ])('with priority %j has the badge: %s [DASH-21, CONST-23, A-46]', (priority, badge) => {
    show({ priority });
    expect(screen.queryAllByText('Priority')).toHaveLength(badge ? 1 : 0);
  });
});

describe('a card in a list', () => {
  const text = (fields: Partial<ListedModule>) => {
    renderWidget(<ModuleCard module={aListedModule({ downloads: 1_234, ...fields })} />);
    return screen.getByRole('link').textContent;
  };

  it('shows the price, the publisher, the trial and the installations', () => {
    const words = text({ publisher: 'Acme', trialDays: 14, priceFrom: { unitPrice: 85, currency: 'INR' } });
    for (const part of ['by Acme', 'From ₹0.85 per user and day', '14-day free trial · 1,234 installations'])
      expect(words).toContain(part);
  });

  it('leaves out what is missing', () => {
    const words = text({ downloads: 1 });
    expect(words).toContain('1 installation');
    expect(words).not.toMatch(/by |From|trial|installations/);
  });

  it('is free if the price is zero', () => {
    expect(text({ priceFrom: { unitPrice: 0, currency: 'INR' } })).toMatch(/Free(?! trial)/);
  });
});
