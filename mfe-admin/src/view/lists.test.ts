import { audit } from '../audit/audit-query.ts';
import { readView } from '../catalogue/use-catalogue-view.ts';
import { health } from '../health/health-query.ts';
import { orders } from '../orders/orders-query.ts';
import { sessions } from '../sessions/sessions-query.ts';
import { subscriptions } from '../subscription/subscriptions-query.ts';
import { tickets } from '../tickets/tickets-query.ts';
import { users } from '../users/users-query.ts';

it.each(Object.entries({ audit, catalogue: { readView }, health, orders, sessions, subscriptions, tickets, users }))(
  'a search among %s has 200 letters at most, as the API takes',
  (_name, list) => {
    const searchFor = (text: string) => list.readView(new URLSearchParams({ search: text })).search;
    expect(searchFor('a'.repeat(200))).toHaveLength(200);
    expect(searchFor('a'.repeat(300))).toHaveLength(200);
  },
);
