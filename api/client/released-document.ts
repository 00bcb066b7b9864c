import { fileURLToPath } from 'node:url';

/** The document of the last release, without its prose. */
export const releasedFile = fileURLToPath(new URL('./released.json', import.meta.url));

const prose = new Set(['description', 'summary', 'examples', 'tags', 'servers']);

/** The document as JSON with a line for each path and component, so that a difference can be read. */
export function compactText(document: object): string {
  const kept = withoutProse(document) as { paths: object; components: Record<string, object> };
  const components = Object.entries(kept.components).map(([kind, members]) => `"${kind}":${lines(members)}`);
  const { paths, components: _, ...rest } = kept;
  return `{${JSON.stringify(rest).slice(1, -1)},\n"paths":${lines(paths)},\n"components":{${components.join(',\n')}}}\n`;
}

const lines = (members: object) =>
  `{\n${Object.entries(members)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(',\n')}}`;

/** Without what only people read. `properties` holds names of fields, which may be called the same. */
function withoutProse(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNames || !prose.has(key))
      .map(([key, inner]) => [key, withoutProse(inner, key === 'properties' && !isNames)]),
  );
}
