import { REPLY_LINE } from './layout/reply-line.ts';
import { renderMail } from './render-mail.ts';

const mail = renderMail(
  {
    to: 'jo@client.example',
    subject: 'About\r\nBcc: all@client.example',
    heading: 'A <heading>',
    parts: [
      { kind: 'text', text: 'Hello <b>Jo</b>,' },
      { kind: 'code', text: '012345' },
      { kind: 'facts', facts: [['Ticket', '<i>TEX-1</i>']] },
      { kind: 'quote', text: 'one\n"two"' },
      { kind: 'note', text: 'Bye & thanks' },
    ],
  },
  'TEX & Sons',
);

describe('an email', () => {
  it('says everything in plain text that it says in HTML, with a code on a separate line', () => {
    expect(mail.text).toBe(
      'Hello <b>Jo</b>,\n\n012345\n\nTicket: <i>TEX-1</i>\n\none\n"two"\n\nBye & thanks\n\n-- \nTEX & Sons\n',
    );
    const shown = ['Hello &lt;b&gt;Jo', '012345', '&lt;i&gt;TEX-1', 'one<br>&quot;two&quot;', 'Bye &amp; thanks'];
    for (const words of [...shown, 'A &lt;heading&gt;', 'TEX &amp; Sons']) expect(mail.html).toContain(words);
  });

  it('has a one-line subject', () => {
    expect(mail.subject).toBe('About Bcc: all@client.example');
  });

  it('shows where a link leads, in plain text on a separate line', () => {
    const url = 'https://shop.example/marketplace/ticket/status?token=a&x="1"';
    const parts = [{ kind: 'link' as const, label: 'Follow <it>', url }];
    const { text, html } = renderMail({ to: 'jo@client.example', subject: 'A', heading: 'A', parts }, 'TEX');
    expect(text).toContain(`Follow <it>:\n${url}\n`);
    expect(html).toContain('<a href="https://shop.example/marketplace/ticket/status?token=a&amp;x=&quot;1&quot;"');
    expect(html).toContain('>Follow &lt;it&gt;</a>');
  });

  it('says where to reply and how to unsubscribe, in HTML and in plain text, if possible', () => {
    const unsubscribeUrl = 'https://shop.example/leave?token=a';
    const parts = [{ kind: 'text' as const, text: 'News' }];
    const content = { to: 'jo@client.example', subject: 'A', heading: 'A', parts };
    const { text, html } = renderMail({ ...content, frame: { replyable: true, unsubscribeUrl } }, 'TEX');
    expect(text).toBe(`${REPLY_LINE}\n\nNews\n\nUnsubscribe:\n${unsubscribeUrl}\n\n-- \nTEX\n`);
    expect(html.indexOf(REPLY_LINE)).toBeGreaterThan(0);
    expect(html.indexOf(REPLY_LINE)).toBeLessThan(html.indexOf('News'));
    expect(html).toMatch(/<a href="https:\/\/shop\.example\/leave\?token=a"[^>]*>Unsubscribe<\/a>/);
    const plain = renderMail(content, 'TEX');
    expect(`${plain.text}${plain.html}`).not.toMatch(/reply above|unsubscribe/i);
  });

  it('fetches nothing and runs nothing', () => {
    expect(mail.html).not.toMatch(/<(img|script|link|iframe)|url\(|src=|href=|https?:/i);
  });

  it('is readable in dark mode: every color has a class that changes it there', () => {
    const classes = new Set(
      [...mail.html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []),
    );
    // Of phones.
    for (const sized of ['page', 'card']) expect(classes.delete(sized)).toBe(true);
    expect(classes.size).toBeGreaterThan(5);
    const style = /<style>(.*)<\/style>/.exec(mail.html)?.[1] ?? '';
    for (const name of classes) expect(style).toMatch(new RegExp(`\\.${name}\\{[a-z-]+:#[0-9a-f]{6}!important\\}`));
    const painted = [...mail.html.matchAll(/<[^>]*(?:color|background):#[^>]*>/g)].map(([tag]) => tag);
    for (const tag of painted) expect(tag).toContain('class="');
  });
});
