import type { Html } from './text.ts';

/** A person's initials; the colour follows from the name. */
export function avatar(name: string, size = 24): Html {
  const initials = name
    .replace(/^(Dr|Adv)\.? /, '')
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('');
  const colour = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0) % 6;
  return `<span class="avatar" style="width:${size}px;height:${size}px;font-size:${Math.round(size * 0.4)}px;background:var(--person-${colour})">${initials}</span>`;
}

export const avatars = (names: string[], size = 22): Html =>
  `<span class="avatars">${names.map((name) => avatar(name, size)).join('')}</span>`;

export const avatarStyles = `
.avatar{display:inline-grid;place-items:center;border-radius:50%;font-weight:600;color:var(--ink);letter-spacing:-.02em;flex:none}
.avatars{display:inline-flex}.avatars .avatar+.avatar{margin-left:-6px}.avatars .avatar{box-shadow:0 0 0 2px var(--raised)}
.person{display:flex;align-items:center;gap:9px}
.two b{display:block;font-weight:500;line-height:1.25}.two small{display:block;font-size:12px;color:var(--muted);line-height:1.3}
`;
