import { misused, readCommandLine, UsageError, type Values } from '@marketplace/tooling/cli';
import { remotes } from '@marketplace/tooling/release';

export interface DevArguments {
  /** The remotes to serve from source; all if none is named. */
  names: string[];
  /** The origin of a deployed storefront to put them into. */
  edge: string | undefined;
}

const declaration = {
  usage: 'npm run dev -- [REMOTE ...]',
  about: 'Serves these remotes, or all of them, from source with fast refresh, and the others as released.',
  options: { edge: { type: 'string', value: 'ADDRESS', help: 'shows them in this deployed storefront' } },
  most: Infinity,
} as const;

const originOf = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`--edge must be the address of a storefront, such as https://qa.example, but is "${text}".`);
};

/** @throws UsageError for an unknown remote, and for an edge that is no address */
export const chooseRemotes = (
  { values, positionals }: { values: Pick<Values<typeof declaration.options>, 'edge'>; positionals: string[] },
  known: readonly string[] = remotes,
): DevArguments => {
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(`${unknown} is not a remote. Known: ${known.join(', ')}.`);
  return {
    names: known.filter((name) => positionals.length === 0 || positionals.includes(name)),
    edge: values.edge === undefined ? undefined : originOf(values.edge),
  };
};

/** What this command serves. Ends it after `--help`, and for anything that it does not understand. */
export const readArguments = (): DevArguments => {
  const asked = readCommandLine(declaration);
  try {
    return chooseRemotes(asked);
  } catch (error) {
    if (error instanceof UsageError) return misused(declaration, error.message);
    throw error;
  }
};
