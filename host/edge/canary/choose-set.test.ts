import { aHost } from '../testing/releases.ts';
import type { ChannelView, LiveSet } from '../release-reader.ts';
import { chooseSet as choose } from './choose-set.ts';

const aSet = (id: string): LiveSet => ({ id, channel: 'live', host: aHost(), remotes: [], previous: {} });
const chooseSet = (current: ChannelView, cookies: string | undefined, secure = false) =>
  choose(current, { cookies, secure });
const view = (percent: number): ChannelView => ({ live: aSet('live'), canary: { set: aSet('canary'), percent } });

it('gives everyone the live set and no cookie while there is no canary', () => {
  expect(chooseSet({ live: aSet('live'), canary: null }, undefined)).toEqual({ set: aSet('live'), canary: false });
});

it.each([
  [0, 'canary'],
  [999, 'canary'],
  [1000, 'live'],
  [9999, 'live'],
])('of 10 %%: a visitor who drew %s gets the %s set on every visit', (draw, id) => {
  const choice = chooseSet(view(10), `theme=dark; tex_draw=${draw}; other=1`);
  expect([choice.set.id, choice.canary, choice.cookie]).toEqual([id, id === 'canary', undefined]);
});

it('keeps visitors in the canary when it grows', () => {
  expect(chooseSet(view(50), 'tex_draw=700').set.id).toBe('canary');
  expect(chooseSet(view(50), 'tex_draw=4999').set.id).toBe('canary');
});

it.each([undefined, 'tex_draw=', 'tex_draw=99999', 'tex_draw=<script>'])(
  'lets visitors with %p draw, and keep the draw',
  (cookies) => {
    const { cookie, set } = chooseSet(view(100), cookies);
    expect(set.id).toBe('canary');
    expect(cookie).toMatch(/^tex_draw=\d{1,4}; Path=\/marketplace; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  },
);

it('sets a secure cookie over https', () => {
  expect(chooseSet(view(100), undefined, true).cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  expect(chooseSet(view(100), undefined, false).cookie).not.toContain('Secure');
});

it('draws about as many visitors as the canary’s share', () => {
  const chosen = Array.from({ length: 4_000 }, () => chooseSet(view(25), undefined)).filter(({ canary }) => canary);
  // Six standard deviations either way.
  expect(Math.abs(chosen.length - 1_000)).toBeLessThan(165);
});
