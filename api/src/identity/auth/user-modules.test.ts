import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());

interface Listed {
  id: string;
  moduleUrl: string | null;
  hue: number;
}
const attendance = async (): Promise<Listed | undefined> => {
  const token = await api.signIn('buyer');
  const { user } = (await api.call({ path: '/auth/check-auth', token })).json();
  return user.userAccess.modules.find(({ id }: Listed) => id === 'attendance');
};
const query = (text: string) => api.database.pool.query(text);

describe('a module in the list of a user', () => {
  it('has the URL of the catalog’s module with its id, and the hue of its category [ENTITY-14, A-54]', async () => {
    await query("update modules set module_url = 'https://by-id.example' where id = 'attendance'");
    // The same name is not enough to take another one's.
    await query(
      "update modules set name = 'Attendance', module_url = 'https://by-name.example' where id = 'org-chart'",
    );
    const { rows } = await query("select hue from categories where id = 'human-resources'");
    expect(await attendance()).toMatchObject({ moduleUrl: 'https://by-id.example', hue: rows[0].hue });
  });

  it('has no URL if the catalog’s module has none', async () => {
    await query("update modules set module_url = null where id = 'attendance'");
    expect(await attendance()).toMatchObject({ moduleUrl: null });
  });

  it('that left the catalog gets its namesake’s URL, ignoring case and spaces [ENTITY-14, A-54]', async () => {
    await query("update modules set status = 'archived', module_url = 'https://own.example' where id = 'attendance'");
    await query("update modules set name = ' aTTendance ' where id = 'org-chart'");
    expect(await attendance()).toMatchObject({ moduleUrl: 'https://by-name.example' });
  });

  it('keeps its own if nothing has its name, listed or not', async () => {
    await query("update modules set status = 'archived' where id = 'org-chart'");
    expect(await attendance()).toMatchObject({ moduleUrl: 'https://own.example' });
  });
});
