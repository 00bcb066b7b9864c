import { EmailPreview, EmailTemplateList, type EmailTemplate } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let admin = '';
beforeAll(async () => {
  api = await openTestApi();
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const base = '/tex-admin/email-template';
const list = async () => expectContract(EmailTemplateList, (await api.call({ path: base, token: admin })).json());
const find = async (id: string): Promise<EmailTemplate> => {
  const found = (await list()).find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const save = (id: string, payload: object) => api.call({ method: 'PUT', path: `${base}/${id}`, token: admin, payload });
const reset = (id: string) => api.call({ method: 'DELETE', path: `${base}/${id}`, token: admin });
const preview = (id: string, payload: object) =>
  api.call({ method: 'POST', path: `${base}/${id}/preview`, token: admin, payload });
const mailTo = async (to: string) =>
  (await api.call({ base: '/api', path: `/dev/mailbox?to=${encodeURIComponent(to)}` })).json()[0];
const audits = async () =>
  (
    await api.database.pool.query(
      "select action, target_id, before, after from audit_events where target_type = 'email_template' order by at",
    )
  ).rows;

const contact = { name: 'Jo', email: 'admin@tex.example', subject: 'Prices <b>', message: 'Do you have yearly ones?' };
/** Sent by the owner of the address: nobody else gets their own words back. */
const writeToUs = (subject = contact.subject) =>
  api.call({ method: 'POST', path: '/tex-suite/contactus', payload: { ...contact, subject }, token: admin });

describe('the words of messages', () => {
  it('can be read for every kind that the system sends, and each default can be sent unchanged', async () => {
    const templates = await list();
    expect(templates.length).toBeGreaterThanOrEqual(17);
    for (const { id, subject, text, changedAt, placeholders } of templates) {
      expect([id, changedAt]).toEqual([id, null]);
      expect(placeholders.map(({ name }) => name)).toContain('brand');
      const seen = await preview(id, { subject, text });
      expect([id, seen.statusCode]).toEqual([id, 200]);
      const { html, text: plain, subject: line } = expectContract(EmailPreview, seen.json());
      expect(`${line} ${plain} ${html}`).not.toMatch(/\{\{|undefined|\[object/);
    }
  });

  it('that are saved go out from then on, until they are reset', async () => {
    const { version } = await find('contact-receipt');
    const text = '# Thanks for {{subject}}\n\nWe call you about "{{subject}}".\n\n{{message}}\n\n> Yours, {{brand}}';
    const saved = await save('contact-receipt', { subject: ' Hi {{name}} ', text, version });
    expect(saved.json()).toMatchObject({ subject: 'Hi {{name}}', text, changedAt: expect.any(String) });

    await writeToUs();
    const mail = await mailTo(contact.email);
    expect(mail.subject).toBe('Hi Jo');
    expect(mail.text).toContain(
      'We call you about "Prices <b>".\n\nDo you have yearly ones?\n\nYours, TEX Marketplace',
    );
    expect(mail.html).toContain('Thanks for Prices &lt;b&gt;</h1>');

    expect((await reset('contact-receipt')).json()).toMatchObject({ changedAt: null });
    await writeToUs();
    expect((await mailTo(contact.email)).subject).toBe('We got your message: Prices <b>');
    expect(await audits()).toMatchObject([
      { action: 'email_template.changed', target_id: 'contact-receipt', after: { subject: 'Hi {{name}}' } },
      { action: 'email_template.reset', before: { subject: 'Hi {{name}}' } },
    ]);
  });

  it('never carry markup into a message, whether from a template or from a value', async () => {
    const text = '# <img src=x onerror=alert(1)>\n\n<script>alert(1)</script> [x](javascript:alert(1))\n\n{{message}}';
    const { html } = expectContract(
      EmailPreview,
      (await preview('contact-receipt', { subject: '</title><script>', text })).json(),
    );
    expect(html).not.toMatch(/<script|<img|href="javascript/i);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1))');
  });

  it('fill a placeholder once: a placeholder in a value stays text', async () => {
    await writeToUs('{{message}}');
    expect((await mailTo(contact.email)).subject).toBe('We got your message: {{message}}');
  });

  it('are kept only from the first of two people who save the same ones at once', async () => {
    const { version, text } = await find('demo-request');
    const answers = await Promise.all(
      ['One', 'Two'].map((subject) => save('demo-request', { subject, text, version })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await reset('demo-request');
  });

  it.each([
    [
      'text',
      'Hello {{nam}}\n\n{{code}}',
      "{{nam}} can't be used here. You can use {{name}}, {{code}}, {{minutes}}, {{brand}}.",
    ],
    ['text', 'Hello {{name}}', 'Keep {{code}} in the text: the code; shown large in a paragraph of its own.'],
    ['text', 'Hello {{Name}} {{code}}', 'Write placeholders in lowercase between double braces'],
    ['subject', 'Your {{code', 'Write placeholders in lowercase between double braces'],
    ['subject', '{{__proto__}}', "{{__proto__}} can't be used here."],
    ['subject', 'One\r\nBcc: x@y.example', 'Keep the subject on one line.'],
    ['subject', ' ', 'Enter a subject.'],
    ['text', 'x'.repeat(10_001), 'must have at most 10000 characters'],
  ])('are refused with the %s %j', async (field, value, sentence) => {
    const { subject, text, version } = await find('one-time-code');
    const words = { subject, text, [field]: value };
    for (const answer of [await save('one-time-code', { ...words, version }), await preview('one-time-code', words)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0]).toMatchObject({ field, message: expect.stringContaining(sentence) });
    }
  });

  it('keep block placeholders in separate paragraphs, and out of the subject', async () => {
    const { subject, text } = await find('ticket-receipt');
    const inline = await preview('ticket-receipt', { subject, text: text.replace('{{facts}}', 'See {{facts}}') });
    expect(inline.json().message).toMatch(/^\{\{facts\}\} needs a paragraph of its own/);
    const titled = await preview('ticket-receipt', { subject: '{{facts}}', text });
    expect(titled.json().message).toBe("{{facts}} can't be used in a subject.");
  });

  it('can be sent as a test to the caller, without being saved', async () => {
    const { text } = await find('ticket-receipt');
    const payload = { subject: 'Trying', text, to: 'victim@client.example' };
    const answer = await api.call({ method: 'POST', path: `${base}/ticket-receipt/test`, token: admin, payload });
    expect([answer.statusCode, answer.json().message]).toEqual([202, 'We sent a test email to admin@tex.example.']);
    expect(await mailTo('admin@tex.example')).toMatchObject({ subject: '[Test] Trying' });
    expect((await find('ticket-receipt')).changedAt).toBeNull();
  });

  it('of an unknown kind do not exist', async () => {
    for (const id of ['none', 'constructor', '__proto__']) {
      const payload = { subject: 'a', text: 'b', version: 'c' };
      for (const answer of [await save(id, payload), await reset(id), await preview(id, payload)])
        expect([id, answer.statusCode]).toEqual([id, 404]);
    }
  });
});
