import { join } from 'node:path';
import type { ReleaseNeeds } from '@marketplace/shared/contracts';
import { runtimeEntries } from '../../webpack/shared-packages.ts';
import { ReleaseError } from '../release-error.ts';
import { embeddedWidgets } from './embedded-widgets.ts';
import { links } from './links.ts';
import { sharedImports } from './shared-imports.ts';
import { parseSources } from './source-files.ts';
import { widgetProps } from './widget-props.ts';

/** Other entries, such as the contracts, become part of the application's own build. */
const isProvided = ([entry]: [string, string[]]) => runtimeEntries.includes(entry.replace('@marketplace/shared', '.'));

const unique = (words: string[]) => [...new Set(words)].sort();

/** @throws ReleaseError for a widget whose props no remote declares */
export const propsOf = (name: string, contract: Record<string, string>) => {
  const props = contract[name];
  if (props === undefined) throw new ReleaseError(`There is no widget ${name}: remote.ts doesn't declare its props.`);
  return props;
};

/** What the application in a folder needs from others. */
export const readNeeds = (folder: string, contract = widgetProps()): ReleaseNeeds => {
  const files = parseSources(join(folder, 'src'));
  const shared = new Map<string, string[]>();
  for (const [entry, names] of files.flatMap(sharedImports).filter(isProvided))
    shared.set(entry, [...(shared.get(entry) ?? []), ...names]);
  return {
    shared: Object.fromEntries([...shared].map(([entry, names]) => [entry, unique(names)])),
    widgets: Object.fromEntries(unique(files.flatMap(embeddedWidgets)).map((name) => [name, propsOf(name, contract)])),
    links: unique(files.flatMap(links)),
  };
};
