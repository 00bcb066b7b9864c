import { AuditActions, AuditPage } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  admin = await api.signIn('admin');
  const change = (path: string, payload: object) => api.call({ method: 'PUT', path, payload, token: admin });
  await change('/tex-suite/user/user', { name: 'Asha Menon' });
  await change('/tex-suite/user/buyer/roles', { roles: [] });
  await change('/tex-suite/user', { ids: ['empty'], status: 'disabled' });
  await api.database.pool.query(`
    insert into audit_events (id, at, action, target_type, target_id, target_name, after)
    values ('old', '2026-01-05T10:00:00Z', 'coupon.created', 'coupon', 'c1', 'WELCOME_10', '{"value": 10}')`);
});
afterAll(() => api.close());

const list = async (query: Record<string, string> = {}) => {
  const answer = await api.call({ path: '/tex-admin/audit', query, token: admin });
  expect(answer.statusCode).toBe(200);
  return expectContract(AuditPage, answer.json());
};
const actions = async (query: Record<string, string>) => (await list(query)).content.map(({ action }) => action);

describe('the audit log', () => {
  it('shows before and after, who did it and from where, newest first', async () => {
    const { content, totalElements } = await list();
    expect(totalElements).toBe(5);
    expect(content.map(({ action }) => action)).toEqual([
      'user.deactivated',
      'user.marketplace_roles_changed',
      'user.renamed',
      'user.signed_in',
      'coupon.created',
    ]);
    expect(content[2]).toMatchObject({
      actor: { id: 'admin', email: 'admin@tex.example' },
      target: { type: 'user', id: 'user', name: 'user@tex.example' },
      after: { name: 'Asha Menon' },
      ip: '127.0.0.1',
    });
    expect(content[4]).toMatchObject({ actor: null, before: null, after: { value: 10 } });
  });

  it.each([
    [{ search: 'BUYER@' }, ['user.marketplace_roles_changed']],
    [{ search: 'welcome_1' }, ['coupon.created']],
    [{ search: '%' }, []],
    [{ actor: 'admin', action: 'user.renamed' }, ['user.renamed']],
    [{ actor: 'nobody@' }, []],
    [{ targetType: 'user', targetId: 'empty' }, ['user.deactivated']],
    [{ to: '2026-02-01T00:00:00Z' }, ['coupon.created']],
    [{ from: '2026-01-05T10:00:00Z', to: '2026-01-05T10:00:00Z' }, []],
    [{ from: '', to: '', search: '', action: 'user.deactivated' }, ['user.deactivated']],
  ])('finds by %j', async (query, expected) => expect(await actions(query)).toEqual(expected));

  it('sorts and pages', async () => {
    expect(await actions({ sort: 'at,asc', size: '2' })).toEqual(['coupon.created', 'user.signed_in']);
    expect(await actions({ sort: 'at,asc', size: '2', page: '2' })).toEqual(['user.deactivated']);
  });

  it('lists the kinds of events', async () => {
    const answer = await api.call({ path: '/tex-admin/audit/actions', token: admin });
    expect(expectContract(AuditActions, answer.json())).toEqual([
      'coupon.created',
      'user.deactivated',
      'user.marketplace_roles_changed',
      'user.renamed',
      'user.signed_in',
    ]);
  });

  it('exports the same search as CSV, with before and after', async () => {
    const answer = await api.call({ path: '/tex-admin/audit/csv', query: { action: 'user.renamed' }, token: admin });
    const lines = answer.body.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"{""name"":""Asha Menon""}"');
  });

  it.each([
    ['sort', 'ip,asc'],
    ['from', 'yesterday'],
    ['from', '2026-99-99T00:00:00Z'],
    ['size', '1000'],
    ['page', '-1'],
  ])('refuses %s=%s', async (name, value) => {
    const answer = await api.call({ path: '/tex-admin/audit', query: { [name]: value }, token: admin });
    expect(answer.statusCode).toBe(400);
  });
});
