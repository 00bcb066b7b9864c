import { openScreens, type Screens } from '../../test/histories/screens.ts';
import { tellHistory } from '../../test/histories/tell.ts';
import { openWorld, type World } from '../../test/histories/world.ts';

/** How many are run; `HISTORIES=1000` runs more. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 4);
const SEED = Number(process.env['SEED'] ?? 25);
/** The first one. */
const HISTORY = Number(process.env['HISTORY'] ?? 0);
/** How many of them also compare PDFs and mails. */
const DOCUMENTS = Number(process.env['DOCUMENTS'] ?? 1);

/** How many of them also compare screens; needs the releases in RELEASE_STORE, and a browser. */
const SCREENS = Number(process.env['SCREENS'] ?? 0);

let world: World;
let screens: Screens | undefined;
beforeAll(async () => {
  world = await openWorld();
  if (SCREENS > 0) screens = await openScreens(world, process.env['RELEASE_STORE'] ?? '');
}, 120_000);
afterAll(async () => {
  await screens?.close();
  jest.useRealTimers();
  await world.api.close();
});

it(`agrees with the books of an oracle in ${HISTORIES} random histories`, async () => {
  for (let index = 0; index < HISTORIES; index += 1)
    await tellHistory(world, {
      seed: SEED,
      history: HISTORY + index,
      withDocuments: index < DOCUMENTS,
      screens: index < SCREENS ? screens : undefined,
    });
}, 7_200_000);
