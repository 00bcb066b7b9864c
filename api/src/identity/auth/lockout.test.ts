import { mailsTo, otherThan } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';

let api: TestApi;
beforeEach(async () => (api = await openTestApi({ publicPostsPerMinute: 1_000_000, loginAttemptsPerAccount: 3 })));
afterEach(() => api.close());

const email = 'buyer@tex.example';
const password = 'Marketplace1';
const query = (statement: string) => api.database.pool.query(statement);

/** A browser that keeps its cookie, somewhere on the internet. */
class Browser {
  readonly #address: string;
  #cookie = '';
  constructor(address: string, cookie = '') {
    this.#address = address;
    this.#cookie = cookie;
  }
  async post(path: string, payload: object, token?: string) {
    const headers = this.#cookie === '' ? {} : { cookie: this.#cookie };
    const answer = await api.call({ method: 'POST', path, payload, headers, token, remoteAddress: this.#address });
    const set = String(answer.headers['set-cookie'] ?? '').split(';')[0];
    if (set) this.#cookie = set;
    return answer;
  }
  signIn = (secret: string) => this.post('/auth/login', { email, password: secret });
  requestCode = () => this.post('/auth/forgot-password/send-otp', { email });
  tryCode = (otp: string) => this.post('/auth/forgot-password/verify-otp', { email, otp });
}

const codes = async () => (await mailsTo(api, email)).flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
/** The code that arrives, if one does. */
async function codeFor(browser: Browser): Promise<string> {
  const before = (await codes()).length;
  await browser.requestCode();
  await until(async () => (await codes()).length > before);
  return (await codes())[0] ?? '';
}
/** As if half a minute had passed, so that a code on its way doesn't hold back the next one. */
const wait = () => query("update browser_codes set created_at = created_at - interval '31 seconds'");

async function knownDevice(): Promise<Browser> {
  const browser = new Browser('192.0.2.1');
  expect((await browser.signIn(password)).statusCode).toBe(200);
  await until(async () => (await query("select from known_devices where user_id = 'buyer'")).rows.length === 1);
  return browser;
}
const newDevice = () => new Browser('192.0.2.1');

const oneAddress = () => '203.0.113.9';
const manyAddresses = (round: number) => `203.0.113.${round + 1}`;
/** What a stranger does until nothing gets through any more, from one address or from very many. */
const attacks: Record<string, (address: (round: number) => string) => Promise<void>> = {
  'guess the password': async (address) => {
    for (let round = 0; round < 5; round += 1) await new Browser(address(round)).signIn('Wrong1234');
  },
  'request codes': async (address) => {
    for (let round = 0; round < 25; round += 1) {
      await new Browser(address(round)).requestCode();
      const sent = Math.min(round + 1, address === oneAddress ? 5 : 10);
      await until(async () => (await codes()).length >= sent);
      await wait();
    }
  },
};

const owners = {
  'signs in': async (browser: Browser) => (await browser.signIn(password)).statusCode === 200,
  'gets a code that works': async (browser: Browser) => {
    try {
      return (await browser.tryCode(await codeFor(browser))).statusCode === 200;
    } catch {
      return false;
    }
  },
};

describe('a stranger', () => {
  it.each`
    attack                  | from             | owner                       | known   | unknown
    ${'guess the password'} | ${oneAddress}    | ${'signs in'}               | ${true} | ${false}
    ${'guess the password'} | ${manyAddresses} | ${'signs in'}               | ${true} | ${false}
    ${'guess the password'} | ${manyAddresses} | ${'gets a code that works'} | ${true} | ${true}
    ${'request codes'}      | ${oneAddress}    | ${'gets a code that works'} | ${true} | ${true}
    ${'request codes'}      | ${manyAddresses} | ${'gets a code that works'} | ${true} | ${false}
    ${'request codes'}      | ${manyAddresses} | ${'signs in'}               | ${true} | ${true}
  `(
    'who does "$attack" ($from.name): the owner $owner on a known device $known, on a new one $unknown',
    async ({ attack, from, owner, known, unknown }) => {
      const device = await knownDevice();
      await attacks[attack as string]?.(from);
      const succeeds = owners[owner as keyof typeof owners];
      expect([await succeeds(device), await succeeds(newDevice())]).toEqual([known, unknown]);
    },
    60_000,
  );

  it.each([
    ['known', knownDevice],
    ['new', async () => newDevice()],
  ])("can't use up the attempts at the code that the owner requested on a %s device", async (_name, device) => {
    const owner = await device();
    const code = await codeFor(owner);
    const stranger = new Browser('203.0.113.9');
    for (let by = 1; by <= 10; by += 1) {
      expect((await stranger.tryCode(otherThan(code, by))).statusCode).toBe(400);
    }
    expect((await owner.tryCode(code)).statusCode).toBe(200);
  });

  it("can't use up or end the owner's code by requesting their own", async () => {
    const owner = newDevice();
    const code = await codeFor(owner);
    await wait();
    const stranger = new Browser('203.0.113.9');
    const second = await codeFor(stranger);
    for (let by = 1; by <= 6; by += 1) await stranger.tryCode(otherThan(second, by));
    expect((await owner.tryCode(code)).statusCode).toBe(200);
  });

  it('has no use for a code that was requested in another browser', async () => {
    const code = await codeFor(newDevice());
    expect((await new Browser('203.0.113.9').tryCode(code)).statusCode).toBe(400);
  });

  it('gets no owner’s attempts by making up a cookie', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const cookie = `marketplace-device=${String(round).repeat(43)}`;
      statuses.push((await new Browser('203.0.113.9', cookie).signIn('Wrong1234')).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429]);
  });

  it("locks nobody out of the owner's device by using up their shared address", async () => {
    await api.close();
    api = await openTestApi({ loginAttemptsPerAddress: 4 });
    const device = await knownDevice();
    for (let round = 0; round < 6; round += 1) {
      const payload = { email: `guess${round}@tex.example`, password };
      await new Browser('192.0.2.1').post('/auth/login', payload);
    }
    expect([(await device.signIn(password)).statusCode, (await newDevice().signIn(password)).statusCode]).toEqual([
      200, 429,
    ]);
  });
});

describe("the owner's known device", () => {
  it('has limits too, for passwords and codes', async () => {
    const device = await knownDevice();
    for (let round = 0; round < 5; round += 1) {
      await codeFor(device);
      await wait();
    }
    await device.requestCode();
    for (let round = 0; round < 3; round += 1) await device.signIn('Wrong1234');
    expect((await device.signIn(password)).statusCode).toBe(429);
    await api.app.close();
    const { rows } = await query("select count(*)::int as n from mails where subject like '%code%'");
    expect(rows).toEqual([{ n: 5 }]);
  });
});

describe('a spelling of the email', () => {
  const spelled = 'i.nactive+x@tex.example';
  beforeEach(() => query(`update users set email = '${spelled}', status = 'active' where id = 'inactive'`));
  const guess = async (address: string, count: number) => {
    const statuses: number[] = [];
    for (let round = 0; round < count; round += 1) {
      const payload = { email: address, password: 'Wrong1234' };
      const remoteAddress = `203.0.113.${round + 1}`;
      statuses.push((await api.call({ method: 'POST', path: '/auth/login', payload, remoteAddress })).statusCode);
    }
    return statuses;
  };

  it.each([
    ['capitals', 'I.NACTIVE+X@TEX.EXAMPLE'],
    ['a capital I with a dot', 'İ.nactive+x@tex.example'],
    ['a space before and after', ` ${spelled}  `],
    ['a no-break space after', `${spelled}\u00a0`],
    ['a combining dot', 'i\u0307.nactive+x@tex.example'],
    ['without dots', 'inactive+x@tex.example'],
    ['without the tag', 'i.nactive@tex.example'],
    ['a full-width letter', 'ｉ.nactive+x@tex.example'],
    ['the Kelvin sign', 'i.nactive+x@tex.example'.replace('x@', '\u212a@')],
  ])('with %s counts for the account exactly if it finds the account', async (_name, spelling) => {
    const { rows } = await api.database.pool.query(
      'select lower(email) = lower($1) as found from users where id = $2',
      [spelling.trim(), 'inactive'],
    );
    expect(await guess(spelling, 4)).toEqual([401, 401, 401, 429]);
    expect(await guess(spelled, 1)).toEqual([rows[0].found ? 429 : 401]);
  });

  it.each(['NFC', 'NFD'])('with an accented letter in %s counts for the account it finds', async (form) => {
    await query(`update users set email = '${'zoé@tex.example'.normalize('NFC')}' where id = 'inactive'`);
    await guess('zoé@tex.example'.normalize(form), 4);
    expect(await guess('zoé@tex.example'.normalize('NFC'), 1)).toEqual([form === 'NFC' ? 429 : 401]);
  });
});
