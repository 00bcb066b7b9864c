import { ApiError } from './api-error.ts';

const maxDepth = 32;
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/**
 * Refuses text that PostgreSQL can't store (NUL, half a surrogate pair) and nesting that would overflow a stack
 * later. Iterates with its own list for the same reason.
 */
export function assertWellFormed(value: unknown): void {
  const open: [unknown, number][] = [[value, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, depth] = next;
    if (typeof part === 'string') assertText(part);
    if (typeof part !== 'object' || part === null) continue;
    if (depth >= maxDepth) throw new ApiError(400, 'too_deep', `Values can be nested up to ${maxDepth} levels deep.`);
    for (const [name, child] of Object.entries(part)) {
      assertText(name);
      open.push([child, depth + 1]);
    }
  }
}

function assertText(text: string): void {
  if (!text.includes('\0') && !loneSurrogate.test(text)) return;
  throw new ApiError(400, 'invalid_text', "It contains characters that aren't text (NUL or half a character).");
}
