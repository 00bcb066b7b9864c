import { tellHistory } from '../../test/histories/tell.ts';
import { openWorld, type World } from '../../test/histories/world.ts';

/** How many are told; `HISTORIES=1000` tells more. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 4);
const SEED = Number(process.env['SEED'] ?? 25);
/** The first one. */
const HISTORY = Number(process.env['HISTORY'] ?? 0);
/** In how many of them PDFs and mails are compared too. */
const DOCUMENTS = Number(process.env['DOCUMENTS'] ?? 1);

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => {
  jest.useRealTimers();
  return world.api.close();
});

it(`agrees with the books of an oracle in ${HISTORIES} random histories`, async () => {
  for (let index = 0; index < HISTORIES; index += 1)
    await tellHistory(world, { seed: SEED, history: HISTORY + index, withDocuments: index < DOCUMENTS });
}, 7_200_000);
