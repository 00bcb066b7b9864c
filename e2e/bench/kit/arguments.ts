import { parseArgs } from 'node:util';
import { conditionNames, conditionsCalled, type ConditionsName } from './conditions.ts';
import { contenderNames } from './contenders.ts';

interface Usual {
  runs: number;
  /** What is measured unless `--conditions` says otherwise. */
  conditions: readonly ConditionsName[];
}

/** The chosen ones; refuses one that doesn't exist. */
const choose = <Name extends string>(option: string, given: string | undefined, all: readonly Name[]) => {
  const chosen = given?.split(',').filter(Boolean);
  const unknown = chosen?.find((one) => !all.includes(one as Name));
  if (unknown) throw new Error(`--${option} has no "${unknown}". There are: ${all.join(', ')}.`);
  return all.filter((name) => !chosen || chosen.includes(name));
};

/** The path of a page without its query: `/module`. */
const pathOf = (page: string) => page.split('?')[0] ?? page;

/** `--runs 3 --pages /,/login --builds monolith,rendered --conditions phone,desktop`, or `--conditions all`. */
export const readArguments = <Page extends string>(pages: readonly Page[], usual: Usual) => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    allowPositionals: true,
    options: { runs: text, pages: text, builds: text, conditions: text },
  });
  const runs = Number(values.runs ?? usual.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a whole number; it is "${values.runs}".`);
  const wanted = choose('pages', values.pages, pages.map(pathOf));
  const conditions =
    values.conditions === 'all' ? conditionNames.join() : (values.conditions ?? usual.conditions.join());
  return {
    runs,
    pages: pages.filter((page) => wanted.includes(pathOf(page))),
    builds: choose('builds', values.builds, contenderNames),
    conditions: choose('conditions', conditions, conditionNames).map(conditionsCalled),
  };
};
