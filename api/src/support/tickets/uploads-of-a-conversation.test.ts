import { ErrorBody, TicketDetail, TicketFile, TicketView } from '@marketplace/shared/contracts';
import { raiseTestTicket, requester, upload } from '../../../test/conversation.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import type { TestFile } from '../../../test/ticket-form.ts';
import { until } from '../../../test/until.ts';
import { openFileStore } from '../../operations/index.ts';

const png = { name: 'gate.png', content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') };
const log = { name: 'gate.log', content: '12:00 down\n' };

let api: TestApi;
let admin: string;
let superAdmin: string;
let ticket: Awaited<ReturnType<typeof raiseTestTicket>>;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 100_000, publicUrl: 'https://shop.example' });
  [admin, superAdmin] = [await api.signIn('admin'), await api.signIn('super')];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.pool.query(
    'truncate tickets, ticket_events, ticket_search, ticket_files, rate_limits, mails cascade',
  );
  ticket = await raiseTestTicket(api);
});

const stored = async () => (await (await openFileStore(api.config, 'uploads')).list()).length;
const ofAgent = (rest: string) => `/tex-suite/ticket/${ticket.id}${rest}`;
const byLink = () => ({ query: { token: ticket.link } });
const fileIn = (answer: { json: () => unknown }) => expectContract(TicketFile, answer.json());

const agentUploads = async (file: TestFile = png, token = admin) =>
  fileIn(await upload(api, ofAgent('/file'), file, { token }));
const requesterUploads = async (file: TestFile = png) =>
  fileIn(await upload(api, '/tex-suite/ticket/status/file', file, byLink()));
const agentSays = (kind: 'answer' | 'note', files: string[], token = admin) =>
  api.call({ method: 'POST', path: ofAgent(`/${kind}`), token, payload: { message: 'See here', files } });
const requesterSays = (files: string[], message = 'See here') =>
  api.call({
    method: 'POST',
    path: '/tex-suite/ticket/status/answer',
    payload: { token: ticket.link, message, files },
  });
const view = async () =>
  expectContract(TicketView, (await api.call({ path: '/tex-suite/ticket/status', ...byLink() })).json());
const asAgent = (id: string, query: Record<string, string> = {}, token = admin) =>
  api.call({ path: ofAgent(`/file/${id}`), token, query });
const asRequester = (id: string) => api.call({ path: `/tex-suite/ticket/status/file/${id}`, ...byLink() });
const refusalOf = (answer: { statusCode: number; json: () => unknown }) => {
  const { message, errors } = expectContract(ErrorBody, answer.json());
  return [answer.statusCode, errors?.[0]?.field, message];
};

describe('files of an answer', () => {
  it('are shown with it in the order they were sent, and named in the mail', async () => {
    const [picture, text] = [await agentUploads(), await agentUploads(log)];
    expect((await view()).events).toEqual([]);
    const answered = await agentSays('answer', [text.id, picture.id]);
    expect(expectContract(TicketDetail, answered.json()).events[0]?.files).toEqual([text, picture]);
    expect((await view()).events[0]?.files).toEqual([text, picture]);
    const [mail] = await mailsTo(api, requester);
    expect(mail?.text).toContain('gate.log, gate.png');
  });

  it('cannot be sent twice', async () => {
    const { id } = await agentUploads();
    await agentSays('answer', [id]);
    expect(refusalOf(await agentSays('answer', [id]))).toEqual([400, 'files', expect.stringContaining('is missing')]);
    expect((await view()).events.filter(({ kind }) => kind === 'message')).toHaveLength(1);
  });

  it('are sent once by two answers at once', async () => {
    const { id } = await agentUploads();
    const answers = await Promise.all([agentSays('answer', [id]), agentSays('answer', [id])]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it("can't be another agent's, the requester's, or from another ticket", async () => {
    const other = await raiseTestTicket(api);
    const foreign = [
      await agentUploads(png, superAdmin),
      await requesterUploads(),
      fileIn(await upload(api, `/tex-suite/ticket/${other.id}/file`, png, { token: admin })),
    ];
    for (const { id } of foreign) expect((await agentSays('answer', [id])).statusCode).toBe(400);
    expect((await view()).events).toEqual([]);
  });
});

describe('files of a reply', () => {
  it('join the conversation', async () => {
    const picture = await requesterUploads();
    const replied = expectContract(TicketView, (await requesterSays([picture.id])).json());
    expect(replied.events[0]).toMatchObject({ author: 'requester', files: [picture] });
  });

  it('are in it once if the response was lost and the reply comes again', async () => {
    const { id } = await requesterUploads();
    await requesterSays([id]);
    const again = await requesterSays([id]);
    expect(again.statusCode).toBe(200);
    expect(expectContract(TicketView, again.json()).events).toHaveLength(1);
    expect((await requesterSays([id], 'Something else')).statusCode).toBe(400);
  });

  it('can’t be what an agent has uploaded', async () => {
    const { id } = await agentUploads();
    expect((await requesterSays([id])).statusCode).toBe(400);
  });
});

describe('an upload', () => {
  it('is removed by the person who uploaded it, along with its stored file', async () => {
    const { id } = await agentUploads();
    const before = await stored();
    const remove = (token: string) => api.call({ method: 'DELETE', path: ofAgent(`/file/${id}`), token });
    expect((await remove(superAdmin)).statusCode).toBe(404);
    expect((await remove(admin)).statusCode).toBe(200);
    expect(await stored()).toBe(before - 1);
    const own = await requesterUploads();
    const path = `/tex-suite/ticket/status/file/${own.id}`;
    expect((await api.call({ method: 'DELETE', path, ...byLink() })).statusCode).toBe(200);
    expect((await asRequester(own.id)).statusCode).toBe(404);
  });

  it('stays once it is sent', async () => {
    const { id } = await requesterUploads();
    await requesterSays([id]);
    const path = `/tex-suite/ticket/status/file/${id}`;
    expect((await api.call({ method: 'DELETE', path, ...byLink() })).statusCode).toBe(404);
    expect((await asRequester(id)).statusCode).toBe(200);
  });

  it('is refused if 20 wait to be sent, even if they come at once, and leaves nothing behind', async () => {
    const before = await stored();
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => upload(api, '/tex-suite/ticket/status/file', log, byLink())),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map(refusalOf)).toEqual(
      Array(2).fill([409, undefined, "20 files haven't been sent yet. Send or remove some first."]),
    );
    await until(async () => (await stored()) === before + 20);
    expect((await upload(api, ofAgent('/file'), log, { token: admin })).statusCode).toBe(201);
  });

  it.each([
    ['no file', undefined],
    ['a page called a picture', { name: 'a.png', content: '<html>' }],
  ])('needs a file of a known kind: %s', async (_what, file) => {
    const path = '/tex-suite/ticket/status/file';
    const answer = await (file
      ? upload(api, path, file, byLink())
      : upload(api, path, { ...log, field: 'x' }, byLink()));
    expect(answer.statusCode).toBe(400);
  });

  it('is accepted neither for a closed ticket nor through an unknown link', async () => {
    const before = await stored();
    const nowhere = await upload(api, '/tex-suite/ticket/status/file', log, { query: { token: 'a'.repeat(43) } });
    await api.database.pool.query("update tickets set status = 'closed'");
    const closed = await upload(api, '/tex-suite/ticket/status/file', log, byLink());
    expect([nowhere.statusCode, closed.statusCode]).toEqual([404, 409]);
    await until(async () => (await stored()) === before);
  });
});

describe('a picture', () => {
  it('is shown, and nothing else: whatever it holds, it runs nothing', async () => {
    const [picture, text] = [await requesterUploads(), await requesterUploads(log)];
    await requesterSays([picture.id, text.id]);
    const shown = { shown: 'true' };
    for (const answer of [await asRequester(picture.id), await asAgent(picture.id, shown)]) {
      expect(answer.rawPayload.equals(png.content)).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': "inline; filename*=UTF-8''gate.png",
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
    for (const answer of [await asRequester(text.id), await asAgent(text.id, shown), await asAgent(picture.id)])
      expect(answer.headers['content-disposition']).toMatch(/^attachment; /);
  });

  it('is recorded when an agent downloads it, not when the conversation shows it', async () => {
    const { id } = await agentUploads();
    const recorded = async () =>
      (await api.database.pool.query("select 1 from audit_events where action = 'ticket.attachment_downloaded'"))
        .rowCount;
    const before = (await recorded()) ?? 0;
    await asAgent(id, { shown: 'true' });
    expect(await recorded()).toBe(before);
    await asAgent(id);
    expect(await recorded()).toBe(before + 1);
  });
});

it('hides from the requester the files of notes, and what agents have not sent', async () => {
  const [noted, unsent] = [await agentUploads(), await agentUploads()];
  const detail = expectContract(TicketDetail, (await agentSays('note', [noted.id])).json());
  expect(detail.events[0]?.files).toEqual([noted]);
  expect(JSON.stringify(await view())).not.toContain('gate.png');
  for (const { id } of [noted, unsent]) expect((await asRequester(id)).statusCode).toBe(404);
  expect((await asAgent(noted.id, {}, superAdmin)).statusCode).toBe(200);
  expect((await asAgent(unsent.id, {}, superAdmin)).statusCode).toBe(404);
});
