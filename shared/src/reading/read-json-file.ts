/** Why a file isn't JSON, as one sentence for the person who chose it. */
export class JsonFileError extends Error {
  override name = 'JsonFileError';
}

/** @throws JsonFileError that says what is wrong, and at which line and column */
export async function readJsonFile(bytes: Uint8Array, name: string): Promise<unknown> {
  const text = decode(bytes, name);
  const start = text.trimStart().slice(0, 24);
  if (start === '') throw new JsonFileError(`${name} is empty.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new JsonFileError(
      isPlainText(start)
        ? `${name} is not JSON: it starts with “${excerpt(start)}”. Spreadsheets and web pages won’t work. Save it as JSON.`
        : `${name} is not JSON: ${placeText(text, await placeOf(text, error))}`,
    );
  }
}

function decode(bytes: Uint8Array, name: string): string {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasMark || (bytes.length > 1 && (first === 0) !== (second === 0))) {
    throw new JsonFileError(`${name} is in UTF-16. Save it as UTF-8.`);
  }
  try {
    // Removes the UTF-8 byte order mark, which some editors write.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new JsonFileError(`${name} isn’t UTF-8 text. Save it as UTF-8.`);
  }
}

/** JSON of more than one word begins with a brace or a bracket. */
const isPlainText = (start: string) => !/^[[{"]/.test(start);

interface Place {
  line: number;
  column: number;
}

/** Most engines name the place; for others, a parser that always does is loaded. Undefined for too deep nesting. */
async function placeOf(text: string, error: unknown): Promise<Place | undefined> {
  const message = String(error);
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined && column !== undefined) return { line: Number(line), column: Number(column) };
  if (/end of (JSON )?(input|data)|unexpected EOF/i.test(message)) return endOf(text);
  try {
    const { parse } = await import('@humanwhocodes/momoa');
    parse(text);
  } catch (found) {
    const { line, column } = found as Partial<Place>;
    if (typeof line === 'number' && typeof column === 'number') return { line, column };
  }
  return undefined;
}

function endOf(text: string): Place {
  const lines = text.trimEnd().split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function placeText(text: string, place: Place | undefined): string {
  if (!place) return 'its brackets and braces are nested too deeply.';
  const { line, column } = place;
  const at = `line ${line.toLocaleString('en-IN')}, column ${column.toLocaleString('en-IN')}`;
  const rest = excerpt(
    (text.split('\n', line)[line - 1] ?? '').slice(column - 1) || (text.split('\n', line + 1)[line] ?? ''),
  );
  return rest ? `there’s an error at ${at}, at “${rest}”.` : `it ends too early, at ${at}. Is the file complete?`;
}

const excerpt = (text: string) => {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length <= 24 ? line : `${line.slice(0, 24)}…`;
};
