interface Part {
  text: string;
  /** Absent for plain text. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"“”]+/gi;

const count = (text: string, letter: string) => text.split(letter).length - 1;

/** Without the punctuation of the sentence around it; a closing bracket belongs to the address if its opening one does. */
const trimmed = (address: string): string => {
  const last = address.at(-1) ?? '';
  const isLoose = last === ')' && count(address, ')') > count(address, '(');
  return isLoose || /[.,;:!?'’*\]}]/.test(last) ? trimmed(address.slice(0, -1)) : address;
};

const isAddress = (text: string) => URL.canParse(text) && new URL(text).hostname !== '';

/** A text in parts: web addresses (only http and https) and what is between them. */
export const messageParts = (text: string): Part[] => {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = trimmed(found);
    if (!isAddress(href)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: href, href });
    from = index + href.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
};
