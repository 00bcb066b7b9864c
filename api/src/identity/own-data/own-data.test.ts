import { ErrorBody } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { until } from '../../../test/until.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { sealAudit, verifyAudit } from '../../operations/index.ts';
import { impersonalTables, tableDecisions } from './table-decisions.ts';

const id = 'buyer';
const email = 'buyer@tex.example';
const secrets = ['$argon2', 'hash-of-', 'secret-of-'];

let api: TestApi;
/** The buyer's token, from before they had a second factor. */
let owner: string;
beforeEach(async () => {
  api = await openTestApi();
  owner = await api.signIn(id);
  // Another device before this one was recorded would make this one new.
  await until(async () => (await query('select from known_devices')).length > 0);
  await api.database.pool.query(everywhere);
});
afterEach(() => api.close());

const query = async (statement: string, values?: unknown[]) => (await api.database.pool.query(statement, values)).rows;
const remove = (payload: object, token: string, path = '/auth/account/delete') =>
  api.call({ method: 'POST', path, payload, token });

/** A row of the buyer in every table that may hold one. */
const everywhere = `
  insert into identity_providers (id, name, issuer, client_id, client_secret) values ('idp', 'IdP', 'x', 'y', 'secret-of-idp');
  update users set phone = '+91 98765 43210', name = 'Asha Menon-Buyer' where id = '${id}';
  insert into user_identities values ('idp', 'subject-1', '${id}', now());
  insert into known_devices values ('${id}', 'hash-of-device', now(), now());
  insert into alert_choices (user_id, unsubscribe_hash) values ('${id}', 'hash-of-unsubscribe');
  insert into passkeys (id, user_id, credential_id, public_key, counter, synced, name) values ('k', '${id}', 'secret-of-key', 'secret-of-key', 0, true, 'Phone');
  insert into totp_secrets (user_id, secret) values ('${id}', 'secret-of-app');
  insert into second_factor_recovery_codes values ('${id}', 'hash-of-code', now());
  insert into invitations (user_id, token_hash, invited_by, expires_at) values ('${id}', 'hash-of-invitation', 'admin', now());
  insert into client_removals select id, '${id}', now() from clients limit 1;
  insert into position_consents values ('${id}', 1, now()) on conflict do nothing;
  insert into live_positions values ('${id}', 1, 2, 3, null, now(), 'browser', 1) on conflict do nothing;
  insert into position_history (user_id, lat, lng, accuracy, fix_time, source) values ('${id}', 0.5, 2, 3, now(), 'browser');
  insert into users (id, name, email, kind, status) values ('program', 'Import', 'import@service-accounts.invalid', 'service', 'disabled');
  insert into service_accounts (user_id, client_id, description, scopes, created_by) values ('program', null, '', '{}', '${id}');
  insert into api_keys (id, account_id, hash, hint, created_by, expires_at) values ('k', 'program', 'secret-of-key', 'texk_', '${id}', now());
  insert into recovery_codes values ('${id}', 'hash-of-code', 0, now(), now());
  insert into reset_tokens values ('${id}', 'hash-of-token', now());
  insert into review_reports select id, '${id}', 'spam', now() from reviews where user_id <> '${id}' limit 1;
  insert into module_usage select '${id}', id, current_date, 1, now() from modules limit 1;
  insert into user_module_access select '${id}', id, 'full', '[]' from modules limit 1 on conflict do nothing;
  insert into module_requests (client_id, user_id, module_id, id, note, notified) select c.id, '${id}', m.id, 'r', 'Please', 1 from clients c, modules m limit 1;
  insert into checkout_drafts (client_id, user_id, po_number) select id, '${id}', 'PO-1' from clients limit 1;
  insert into cart_lines select client_id, '${id}', 'line', 'module', 'x', 1, 1, 1, currency, now(), now() from client_members join clients c on c.id = client_id where user_id = '${id}' limit 1;
  insert into idempotency_keys values ('${id}', 'key', 'hash-of-request', 200, '${email}', now());
  insert into pictures (id, renditions, size, created_by) values ('p', '[]', 1, '${id}');
  insert into payments (client_id, id, invoice_id, method, reference, amount, currency, status, recorded_by)
    select client_id, 'pay', id, method, 'REF-1', 1, currency, 'pending', '${id}' from invoices limit 1;
  insert into credit_notes (client_id, id, number, invoice_id, time_zone, reason, currency, subtotal, taxes, total, issued_by)
    select client_id, 'note', 'CN-1', id, 'UTC', 'Wrong price', 'INR', 1, '[]', 1, '${id}' from invoices limit 1;
  insert into credit_note_lines select client_id, 'note', 0, 'Attendance', 1, 0 from credit_notes;
  insert into refunds (client_id, id, invoice_id, method, reference, amount, currency, status, refunded_by)
    select client_id, 'refund', id, 'bank_transfer', 'R-1', 1, 'INR', 'succeeded', '${id}' from invoices limit 1;
  insert into coupon_redemptions select client_id, 'order-x', (select id from coupons limit 1), '${id}', 1, now() from client_members where user_id = '${id}' limit 1;
  insert into tickets (id, number, user_id, name, email, phone, category, subject, description, priority, attachment, public_token_hash) values
    ('t1', 'TEX-1', '${id}', 'Asha Menon-Buyer', '${email}', '1', 'problem', 'About Asha', 'I am ${email}', 'low', '{"file": "f", "name": "n", "type": "t", "size": 1}', 'hash-of-link'),
    ('t2', 'TEX-2', null, 'Asha', 'Buyer@TEX.example', null, 'problem', 'Later', 'Again', 'low', null, null),
    ('t3', 'TEX-3', null, 'Other', 'other@client.example', null, 'problem', 'Other', 'Other', 'low', null, null);
  insert into ticket_events (ticket_id, id, kind, author, author_name, author_id, body) values
    ('t1', 'e1', 'message', 'requester', 'Asha Menon-Buyer', '${id}', 'It is me, Asha'),
    ('t1', 'e2', 'message', 'agent', 'Admin', 'admin', 'Hello Asha'),
    ('t1', 'e3', 'note', 'agent', 'Admin', 'admin', '${email} calls often'),
    ('t3', 'e4', 'message', 'agent', 'Asha Menon-Buyer', '${id}', 'We look into it'),
    ('t3', 'e5', 'assignment', 'agent', 'Asha Menon-Buyer', '${id}', 'Asha Menon-Buyer');
  insert into ticket_files (id, ticket_id, event_id, file, name, type, size, uploader, uploader_id, sent_at) values
    ('f1', 't1', 'e1', 'f1', 'of-asha.png', 'image/png', 1, 'requester', '${id}', now()),
    ('f2', 't1', 'e3', 'f2', 'of-a-note.png', 'image/png', 1, 'agent', 'admin', now()),
    ('f3', 't2', null, 'f3', 'later.png', 'image/png', 1, 'requester', null, now());
  insert into inbound_mails (id, webhook_id, file, size, state, from_address, subject) values ('m', 'w', 'f4', 1, 'set-aside', '${email}', 'From Asha');
  insert into saved_replies (id, name, body, created_by) values ('s', 'Thanks', 'Thank you.', '${id}');
  insert into webhook_endpoints (id, url, description, events, secret, created_by) values ('w', 'https://receiver.example/', 'Books', '{user.joined}', 'secret-of-webhook', '${id}');
  insert into webhook_events (id, type, payload) values ('msg_1', 'user.joined', '{"data": {"id": "${id}", "email": "${email}"}}');
  insert into contact_messages (id, name, email, subject, message) values ('c', 'Asha', '${email}', 'Hello', 'Hello');
  insert into demo_requests (id, user_id, name, email, company, module_ids) values ('d', '${id}', 'Asha', '${email}', 'Nilgiri', '[]');
  insert into newsletter_subscribers (id, email, status, unsubscribe_hash) values ('n', 'Buyer@tex.example', 'subscribed', 'hash-of-link');
  insert into mails (id, to_address, subject, text, html, confidential) values
    ('m1', '${email}', 'Welcome', 'Hello Asha', 'Hello', false), ('m2', '${email}', 'Code', 'secret-of-mail', '', true);`;

describe('every table', () => {
  it('has a decision: what a person gets of it, and what happens to it', async () => {
    const rows = await query("select table_name as name from information_schema.tables where table_schema = 'public'");
    const decided = [...Object.keys(tableDecisions), ...impersonalTables];
    expect(rows.map(({ name }) => name).sort()).toEqual(decided.sort());
  });

  it('that names people is not among those without personal data', async () => {
    const rows = await query(
      `
      select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = any($1)
         and column_name ~ '(user|person|member|actor|author|assignee|owner)_id|_by$|mail|^phone|address$|user_agent|^ip$'`,
      [impersonalTables],
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([
      'modules.support_email',
      'sign_on_attempts.tested_by',
      'sites.address',
    ]);
  });

  it('whose rows are deleted with the account has a foreign key for it', async () => {
    const rows = await query(`
      select conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confdeltype = 'c' and confrelid in ('users'::regclass, 'sessions'::regclass)`);
    const cascading = Object.entries(tableDecisions).filter(([, { erase }]) => erase === 'with the account');
    expect(cascading.map(([name]) => name).sort()).toEqual(rows.map(({ name }) => name).sort());
  });
});

describe("a person's own data", () => {
  it('is one file with rows of every table that has any, and no secret', async () => {
    const token = owner;
    const answer = await api.call({ path: '/auth/account/data', token });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
    const data = answer.json<Record<string, unknown>>();
    const readable = Object.entries(tableDecisions).filter(([, { read }]) => read);
    expect(Object.keys(data)).toEqual(['madeAt', ...readable.map(([name]) => name)]);
    for (const [name] of readable)
      expect([name, data[name]]).toEqual([name, expect.arrayContaining([expect.anything()])]);
    expect(data.users).toMatchObject([{ id, email, phone: '+91 98765 43210' }]);
    for (const secret of secrets) expect(answer.body).not.toContain(secret);
    // What others wrote among themselves, and others' names.
    expect(answer.body).not.toContain('calls often');
    expect(answer.body).not.toContain('of-a-note');
    expect(answer.body).not.toContain('other@client.example');
  });

  it('leaves an event when exported, and its owner is told', async () => {
    await api.call({ path: `/tex-suite/user/${id}/data`, token: await api.signIn('super') });
    const rows = await query("select actor_id, target_id from audit_events where action = 'user.data_downloaded'");
    expect(rows).toEqual([{ actor_id: 'super', target_id: id }]);
    expect(
      await query('select subject from mails where to_address = $1 and id not in ($2, $3)', [email, 'm1', 'm2']),
    ).toEqual([{ subject: 'Your TEX Marketplace data was downloaded' }]);
  });

  it('is complete even if it is long', async () => {
    await query(`delete from position_history where user_id = '${id}'`);
    await query(`insert into position_history (user_id, lat, lng, accuracy, fix_time, source)
      select '${id}', n, 0, 1, now() - n * interval '1 second', 'browser' from generate_series(1, 1234) n`);
    const data = (await api.call({ path: '/auth/account/data', token: owner })).json();
    expect(new Set(data.position_history.map(({ lat }: { lat: number }) => lat)).size).toBe(1234);
  });
});

/** Tables that still hold one of these texts. */
const tablesWith = async (texts: string[]) => {
  const found: string[] = [];
  for (const { name } of await query("select tablename as name from pg_tables where schemaname = 'public'")) {
    const rows = await query(`select 1 from "${name}" t where t::text ~* $1 limit 1`, [texts.join('|')]);
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
};

describe('deleting an account', () => {
  it('leaves nothing that names its owner except the books and the last mail, and ends their sessions', async () => {
    const token = owner;
    const books = await query('select md5(string_agg(o::text, $1 order by id)) from orders o', ['']);
    expect((await remove({ email: 'BUYER@tex.example ' }, token)).statusCode).toBe(200);
    expect((await api.call({ path: '/auth/profile', token })).statusCode).toBe(401);
    expect(await tablesWith([email, 'Asha Menon-Buyer', '98765'])).toEqual(['mails']);
    expect(await query('select subject from mails where to_address = $1', [email])).toEqual([
      { subject: 'Your TEX Marketplace account was deleted' },
    ]);
    expect(await query('select md5(string_agg(o::text, $1 order by id)) from orders o', [''])).toEqual(books);
    const events = await query('select author_name, body from ticket_events order by id');
    expect(events).toEqual([
      { author_name: 'Deleted person', body: '(deleted)' },
      { author_name: 'Admin', body: '(deleted)' },
      { author_name: 'Admin', body: '(deleted)' },
      { author_name: 'Deleted person', body: 'We look into it' },
      { author_name: 'Deleted person', body: 'Deleted person' },
    ]);
    expect(await query('select name from ticket_files')).toEqual([]);
    expect(await query("select name from tickets where id = 't3'")).toEqual([{ name: 'Other' }]);
  });

  it('is in the audit log, whose chain stays intact, even for earlier events', async () => {
    const token = owner;
    await sealAudit(api.database.db);
    const { head } = await verifyAudit(api.database.db);
    await remove({ email }, token);
    const rows = await query('select action, actor_id, actor_email, target_name, ip from audit_events order by at');
    const nameless = { actor_id: id, actor_email: null, target_name: 'Deleted person', ip: null };
    expect(rows).toEqual([
      { action: 'user.signed_in', ...nameless },
      { action: 'user.deleted', ...nameless },
    ]);
    await sealAudit(api.database.db);
    expect(await verifyAudit(api.database.db, head)).toMatchObject({ events: 2, erased: 2 });
    expect((await verifyAudit(api.database.db, head)).broken).toBeUndefined();
  });

  it('needs the email of the account', async () => {
    const token = owner;
    const answer = await remove({ email: 'admin@tex.example' }, token);
    expect(answer.statusCode).toBe(400);
    expect(expectContract(ErrorBody, answer.json()).errors).toMatchObject([{ field: 'email' }]);
    expect(await query('select 1 from users where id = $1', [id])).toHaveLength(1);
  });

  it('is not for the last SUPER_ADMIN, not even if two leave at once', async () => {
    await query("update users set role = 'SUPER_ADMIN' where id = 'admin'");
    const [one, other] = [await api.signIn('super'), await api.signIn('admin')];
    const answers = await Promise.all([
      remove({ email: 'super@tex.example' }, one),
      remove({ email: 'admin@tex.example' }, other),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await query("select 1 from users where role = 'SUPER_ADMIN'")).toHaveLength(1);
  });

  it('happens once when several ask at the same time', async () => {
    const tokens = [owner, await api.signIn('super')];
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => remove({ email }, tokens[0] ?? '')),
      ...Array.from({ length: 4 }, () => remove({ email }, tokens[1] ?? '', `/tex-suite/user/${id}/delete`)),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => ![200, 401, 403, 404].includes(code))).toEqual([]);
    expect(await query("select 1 from audit_events where action = 'user.deleted'")).toHaveLength(1);
  });

  it('names the person who did it for someone else, and lets the address sign up again', async () => {
    const token = await api.signIn('super');
    expect((await remove({ email }, token, `/tex-suite/user/${id}/delete`)).statusCode).toBe(200);
    const rows = await query("select actor_email, target_name from audit_events where action = 'user.deleted'");
    expect(rows).toEqual([{ actor_email: 'super@tex.example', target_name: 'Deleted person' }]);
    await query(`insert into users (id, name, email) values ('again', 'Asha', '${email}')`);
  });
});
