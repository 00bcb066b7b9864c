import { buildRelease, type Flavour } from './build-release.ts';
import { openStore } from './open-store.ts';
import type { Application } from './workspace.ts';

const [app, flavour] = process.argv.slice(2) as [Application, Flavour];
const { release, folder } = await buildRelease(app, flavour);
const store = await openStore(process.env);
await store.addRelease(release, folder);
process.send?.(release.id);
process.disconnect?.();
