import { buildRelease, type Flavour } from './build-release.ts';
import { createFolderStore } from './folder-store.ts';
import type { Application } from './workspace.ts';

const [app, flavour, storeFolder] = process.argv.slice(2) as [Application, Flavour, string];
const { release, folder } = await buildRelease(app, flavour);
await createFolderStore(storeFolder).addRelease(release, folder);
process.send?.(release.id);
process.disconnect?.();
