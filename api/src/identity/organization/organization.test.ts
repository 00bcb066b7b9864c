import { Department, Employee } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, organization, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let buyer: string;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  buyer = await api.signIn('buyer');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const register = (query: object, payload: object, token = buyer) =>
  api.call({
    base: organization,
    method: 'POST',
    path: '/departments/marketplace',
    query: { ...query },
    payload,
    token,
  });
const own = { orgid: 'ORG-1001', clientid: 'meridian' };

describe('registering a department', () => {
  it('responds 201 with it [CALL-55]', async () => {
    const answer = await register(own, { name: '  Tool Room ' });
    expect(answer.statusCode).toBe(201);
    expect(expectContract(Department, answer.json())).toMatchObject({ clientId: 'meridian', name: 'Tool Room' });
  });

  it('happens once per client and name, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(own, { name: 'Quality' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe("There's already a department named Quality.");
    const other = { orgid: 'ORG-1001', clientid: 'meridian-exports' };
    expect((await register(other, { name: 'Quality' })).statusCode).toBe(201);
  });

  it.each([
    ["another tenant's client", { orgid: 'ORG-1002', clientid: 'sahyadri' }],
    ['an organization that is not the client’s', { orgid: 'ORG-1002', clientid: 'meridian' }],
    ['a client that is not there', { orgid: 'ORG-1001', clientid: 'nothing' }],
  ])('responds 404 for %s', async (_name, query) => {
    const answer = await register(query, { name: 'Spies' });
    expect([answer.statusCode, answer.json().message]).toEqual([404, "This client doesn't exist."]);
  });

  it.each([
    [own, {}],
    [own, { name: ' ' }],
    [own, { name: 'x'.repeat(101) }],
    [{ orgid: 'ORG-1001' }, { name: 'Stores' }],
    [{ clientid: 'meridian' }, { name: 'Stores' }],
  ])('refuses %j with %j', async (query, payload) => {
    expect((await register(query, payload)).statusCode).toBe(400);
  });
});

describe('the people of a client', () => {
  const peopleOf = (id: string, token = buyer) =>
    api.call({ base: organization, path: `/employees/clientid/${id}`, token });

  it('are listed by name [CALL-56]', async () => {
    const people = expectContract(Type.Array(Employee), (await peopleOf('meridian')).json());
    expect(people.map(({ name }) => name)).toEqual([
      'Bala Krishnan',
      'Chitra Nair',
      'Esha Kapoor',
      'Ishaan Mehta',
      'Samir Patel',
      'Tara Singh',
      'Uma Rao',
    ]);
    expect(people[0]).toEqual({
      id: 'buyer',
      name: 'Bala Krishnan',
      email: 'buyer@tex.example',
      clientId: 'meridian',
      status: 'active',
    });
    expect((await peopleOf('sahyadri', admin)).json()).toMatchObject([{ id: 'buyer2' }]);
  });

  it('are searched, without deactivated accounts, up to a limit', async () => {
    await api.database.pool.query("update users set status = 'disabled' where id = 'empty'");
    const found = async (query: Record<string, string>) => {
      const answer = await api.call({ base: organization, path: '/employees/clientid/meridian', token: buyer, query });
      return expectContract(Type.Array(Employee), answer.json()).map(({ id }) => id);
    };
    expect(await found({ search: 'RAO' })).toEqual(['user']);
    expect(await found({ search: 'tex.example', enabled: 'true', size: '3' })).toEqual([
      'buyer',
      'creator',
      'inactive',
    ]);
    expect(await found({ search: '%' })).toEqual([]);
    expect(await found({ search: '' })).toContain('empty');
  });

  it("responds 404 for another tenant's client, as for a nonexistent one", async () => {
    for (const id of ['sahyadri', 'nothing']) {
      const answer = await peopleOf(id);
      expect([answer.statusCode, answer.json().message]).toEqual([404, "This client doesn't exist."]);
    }
  });
});
