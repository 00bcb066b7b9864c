import { filePart, multipart, textMail } from '../../../test/inbound-mail.ts';
import { limitText } from './limit-text.ts';
import { readMessage } from './read-message.ts';

const read = (raw: Buffer | string) => readMessage(Buffer.from(raw));
const textOf = async (body: string, headers: Record<string, string | undefined> = {}) =>
  (await read(textMail(headers, body))).text;

describe('the text of a reply', () => {
  const quoted = '> -- Please reply above this line --\n>\n> Hello Jo,';
  it.each([
    [
      'Gmail',
      `Works now.\n\nOn Tue, 24 Nov 2026 at 10:15, TEX Marketplace <\nreply+tex@shop.example> wrote:\n\n${quoted}`,
    ],
    ['Apple Mail', `Works now.\n\n> On 24 Nov 2026, at 10:15, TEX <no-reply@tex.example> wrote:\n>\n${quoted}`],
    [
      'Outlook',
      'Works now.\n\n________________________________\nFrom: TEX <no-reply@tex.example>\nSent: Tuesday, 24 November 2026 10:15\nTo: Jo\nSubject: Re: [TEX-2026-000123]\n\n-- Please reply above this line --\nHello Jo,',
    ],
    ['German', `Works now.\n\nAm 24.11.2026 um 10:15 schrieb TEX <no-reply@tex.example>:\n${quoted}`],
    ['a phone', `Works now.\n\nSent from my iPhone\n\n${quoted}`],
    ['a language that nobody knows', 'Works now.\n-- Please reply above this line --\nHello Jo,'],
    ['a signature', 'Works now.\n\n-- \nJo Fernandes\nMeridian'],
  ])('is what its sender wrote: %s', async (_program, body) => {
    expect(await textOf(body)).toBe('Works now.');
  });

  it('is kept in full if nothing would be left', async () => {
    expect(await textOf('> It works now.\n> Thanks.')).toBe('> It works now.\n> Thanks.');
    expect(await textOf('-- Please reply above this line --\nBelow it.')).toContain('Below it.');
  });

  it('keeps answers between the lines, dashes and lists', async () => {
    const text = 'Three things:\n- the gate\n- the app -- since Monday\n- On Tuesday it wrote: error';
    expect(await textOf(text)).toBe(text);
    expect(await textOf('> Since when?\nMonday.\n> Which gate?\nThe north one.')).toMatch(
      /Monday\.[^]*The north one\./,
    );
  });

  it('is read from HTML if there is nothing else', async () => {
    const html = '<p>Works <b>now</b> &amp; well.</p><script>alert(1)</script><style>p{}</style><p>Caf&eacute;</p>';
    expect(await textOf(html, { 'Content-Type': 'text/html' })).toMatch(/^Works now & well\.\s+Café$/);
  });

  it.each([
    ['windows-1252', 'text/plain; charset=windows-1252', '8bit', Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x80])],
    ['quoted-printable', 'text/plain; charset=utf-8', 'quoted-printable', Buffer.from('Caf=C3=A9 =\r\n=E2=82=AC')],
    ['base64', 'text/plain; charset=utf-8', 'base64', Buffer.from(Buffer.from('Café €').toString('base64'))],
  ])('keeps its letters in %s', async (_what, type, encoding, body) => {
    const head = textMail({ 'Content-Type': type, 'Content-Transfer-Encoding': encoding }, '').trimEnd();
    expect((await read(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]))).text).toBe('Café €');
  });

  it('is found in nested parts, from lines that end in only LF', async () => {
    const html = { type: 'text/html', body: '<p>Works now.</p>' };
    const alternative = multipart('alternative', [{ type: 'text/plain', body: 'Works now.' }, html]);
    const related = multipart('related', [{ type: alternative.type, body: alternative.body }]);
    const mixed = multipart('mixed', [{ type: related.type, body: related.body }, filePart('a.txt', Buffer.from('A'))]);
    const message = await read(textMail({ 'Content-Type': mixed.type }, mixed.body).replaceAll('\r\n', '\n'));
    expect(message.text).toBe('Works now.');
    expect(message.files).toEqual([{ name: 'a.txt', content: Buffer.from('A') }]);
  });

  it('of a megabyte in one line is read in time, and attached in full as a file', async () => {
    const message = limitText(await read(textMail({}, 'x'.repeat(1_000_000))));
    expect(message.text.length).toBeLessThan(21_000);
    expect(message.text).toMatch(/attached as message\.txt\.$/);
    expect(message.files[0]).toMatchObject({ name: 'message.txt', content: { length: 1_000_000 } });
  });

  it('contains nothing that the database refuses', async () => {
    expect(await textOf('One\u0000two')).toBe('Onetwo');
  });
});

describe('the headers of a mail', () => {
  it('are unfolded and decoded', async () => {
    const message = await read(
      textMail(
        {
          From: '=?utf-8?q?Jos=C3=A9?=\r\n =?utf-8?q?_Rao?= <jo@client.example>',
          Subject: '=?windows-1252?Q?Caf=E9?=\r\n opens',
          To: 'a@shop.example,\r\n b@shop.example',
        },
        'Hello',
      ),
    );
    expect(message).toMatchObject({
      from: [{ name: 'José Rao', address: 'jo@client.example' }],
      subject: 'Café opens',
    });
    expect(message.recipients).toBe('a@shop.example, b@shop.example');
  });

  it('stay one line each, whatever is encoded in them', async () => {
    const subject = `=?utf-8?B?${Buffer.from('Hello\r\nBcc: all@client.example\0').toString('base64')}?=`;
    expect((await read(textMail({ Subject: subject }, 'Hello'))).subject).toBe('Hello Bcc: all@client.example');
  });

  it('may be missing', async () => {
    const bare = { From: undefined, Date: undefined, Subject: undefined, 'Message-ID': undefined, To: undefined };
    expect(await read(textMail(bare, 'Hello'))).toMatchObject({
      from: [],
      subject: '',
      messageId: undefined,
      recipients: '',
    });
    expect(await read('')).toMatchObject({ from: [], text: '', files: [] });
  });
});

describe('the files of a mail', () => {
  it('have names without a path, and get a name if they have none', async () => {
    const unnamed = { type: 'application/pdf', headers: ['Content-Disposition: attachment'], body: '%PDF-1.7' };
    const mixed = multipart('mixed', [filePart('a b.txt', Buffer.from('A')), unnamed]);
    const { files } = await read(textMail({ 'Content-Type': mixed.type }, mixed.body));
    expect(files.map(({ name }) => name)).toEqual(['a b.txt', 'attachment.pdf']);
  });

  it('leave out only small pictures of a signature', async () => {
    const picture = (name: string, size: number) => ({
      ...filePart(name, Buffer.alloc(size, 1), 'image/png'),
      headers: ['Content-Disposition: inline', `Content-ID: <${name}>`, 'Content-Transfer-Encoding: base64'],
    });
    const parts = [{ type: 'text/html', body: '<p>Hi</p><img src="cid:logo.png">' }, picture('logo.png', 2_000)];
    const related = multipart('related', [...parts, picture('screen.png', 20_000)]);
    const { files } = await read(textMail({ 'Content-Type': related.type }, related.body));
    expect(files.map(({ content }) => content.length)).toEqual([20_000]);
  });
});
