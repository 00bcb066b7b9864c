import { messageParts } from './message-parts.ts';

const links = (text: string) => messageParts(text).flatMap(({ href }) => href ?? []);

describe('web addresses in a message', () => {
  it.each([
    ['See https://tex.example/a?b=c#d now', 'https://tex.example/a?b=c#d'],
    ['Open http://tex.example.', 'http://tex.example'],
    ['(https://tex.example/help)', 'https://tex.example/help'],
    ['https://tex.example/Leave_(module), please', 'https://tex.example/Leave_(module)'],
    ['"https://tex.example/a"', 'https://tex.example/a'],
    ['https://tex.example/a<script>', 'https://tex.example/a'],
    ['HTTPS://TEX.EXAMPLE/A!?', 'HTTPS://TEX.EXAMPLE/A'],
  ])('%s', (text, href) => {
    expect(links(text)).toEqual([href]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'tex.example/a',
    'https://',
    'https://...',
    'ftp://tex.example',
    'https://[',
  ])('%s is not one', (text) => {
    expect(links(text)).toEqual([]);
  });

  it.each([
    '',
    'No address',
    'https://a.example',
    'x https://a.example y https://b.example.',
    'https://[ https://a.example',
  ])('change nothing of the text: %j', (text) => {
    expect(
      messageParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
