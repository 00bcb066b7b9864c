import type { Conditions } from './conditions.ts';
import type { Contender } from './contenders.ts';
import { BUYER } from './fill-cart.ts';
import { inTurn } from './in-turn.ts';
import { sharedData } from './shared-data.ts';

export interface Sample<Figures> {
  page: string;
  conditions: string;
  build: string;
  run: number;
  figures: Figures;
}

interface Plan {
  runs: number;
  pages: readonly string[];
  conditions: readonly Conditions[];
  contenders: Contender[];
  api: { importCatalog: (file: string) => Promise<unknown> };
}

/** Pages that need a session. */
const accounts: Record<string, string> = { '/cart': BUYER };

/** Pages rendered in the browser while a renderer loads its releases or a page's data must not be measured here. */
const warm = async (contenders: Contender[], pages: readonly string[], how: Conditions) => {
  for (const { addressOf } of contenders)
    for (const page of [...pages, ...pages, ...pages]) {
      const address = addressOf(page, { ...how, http2: false });
      if (address) await (await fetch(address)).text();
    }
};

/** Measures every page of every contender under all conditions, the contenders in turn. */
export const measureInTurn = async <Figures>(
  { runs, pages, conditions, contenders, api }: Plan,
  measure: (url: string, how: Conditions) => Promise<Figures>,
): Promise<Sample<Figures>[]> => {
  const samples: Sample<Figures>[] = [];
  // The demo's catalog first, because an import can't be undone.
  for (const real of [false, true]) {
    const now = conditions.filter(({ realCatalog = false }) => realCatalog === real);
    const [first] = now;
    if (!first) continue;
    if (real) await api.importCatalog(sharedData('cncf-landscape.json'));
    await warm(contenders, pages, first);
    for (let run = 0; run < runs; run += 1)
      for (const page of pages)
        for (const how of now)
          for (const { name, addressOf } of inTurn(contenders, run)) {
            const url = addressOf(page, how);
            const account = accounts[page] ?? how.account;
            if (!url) continue;
            const figures = await measure(url, { ...how, ...(account && { account }) });
            samples.push({ page, conditions: how.name, build: name, run, figures });
          }
  }
  return samples;
};

/** One part of a report for each set of conditions. */
export const byConditions = <One extends { conditions: string }>(
  conditions: readonly Conditions[],
  samples: One[],
  table: (some: One[]) => string,
) => conditions.map(({ name }) => `## ${name}\n\n${table(samples.filter((sample) => sample.conditions === name))}`);
