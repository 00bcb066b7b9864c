import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { ticketForm } from '../../../test/ticket-form.ts';

let api: TestApi;
let admin: string;
let id: string;
let number: string;
beforeEach(async () => {
  api = await openTestApi({ publicUrl: 'https://shop.example' });
  admin = await api.signIn('admin');
  const ticketData = {
    name: 'Jo Fernandes',
    email: 'jo@client.example',
    category: 'problem',
    subject: 'Punches are missing',
    description: 'The gate sends nothing since Monday.',
    priority: 'high',
  };
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const form = await ticketForm(ticketData, [{ name: 'gate.png', content: png }]);
  number = (await api.call({ method: 'POST', path: '/tex-suite/ticket', ...form })).json().number;
  id = (await api.database.pool.query('select id from tickets')).rows[0].id;
});
afterEach(() => api.close());

const send = (method: 'POST' | 'PUT' | 'GET', path: string, payload?: object) =>
  api.call({ method, path: `/tex-suite/ticket${path}`, token: admin, ...(payload && { payload }) });

it('records what agents did to a ticket, but neither what they wrote nor who asked', async () => {
  await send('POST', `/${id}/answer`, { message: 'We look into it.' });
  await send('POST', `/${id}/note`, { message: 'It is the firewall.' });
  await send('PUT', '', { ids: [id], priority: 'low', assigneeId: null });
  await send('GET', `/${id}/attachment`);
  const { rows } = await api.database.pool.query(
    "select action, before, after, actor_id, target_id, target_name, ip from audit_events where target_type = 'ticket' order by at, action",
  );
  const about = { actor_id: 'admin', target_id: id, target_name: number, ip: '127.0.0.1' };
  expect(rows).toEqual(
    [
      ['ticket.answered', null, null],
      ['ticket.assigned', { assigneeId: null }, { assigneeId: 'admin' }],
      ['ticket.status_changed', { status: 'new' }, { status: 'waiting' }],
      ['ticket.noted', null, null],
      ['ticket.assigned', { assigneeId: 'admin' }, { assigneeId: null }],
      ['ticket.priority_changed', { priority: 'high' }, { priority: 'low' }],
      ['ticket.attachment_downloaded', null, null],
    ].map(([action, before, after]) => ({ action, before, after, ...about })),
  );
});
