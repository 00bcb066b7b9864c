import type { Database } from '../src/db/database.ts';
import { insertAll } from '../src/db/insert-all.ts';
import { buckets, categories, modules } from '../src/db/schema/catalog.ts';
import { randomFrom, type Random } from './random.ts';

export interface BigCatalogSize {
  categories: number;
  buckets: number;
  modules: number;
}

/** The words of a generated catalog, so that searches can use them. */
export interface BigCatalogWords {
  /** Most frequent first. */
  words: string[];
  tags: string[];
  categories: string[];
}

/** Is in every 33rd module, all of them ranked last, as after an import without view counts. */
export const lastRankedWord = 'novelty';

const business = `account accrual agenda alert analytics approval archive asset assign attendance audit backlog balance
bank barcode batch benefit billing board booking branch budget calendar campaign capacity cash catalogue channel chart
chat checklist claim client collection commission compliance contact contract control cost counter course credit
customer dashboard data deal delivery demand department dispatch document dues employee equipment estimate event
expense export field finance fleet forecast form freight goal goods grade handover hiring holiday import incident
inspection inventory invoice item journal knowledge label lead learning leave ledger letter licence loan location
machine maintenance map margin material meeting message milestone mobile network notice offer onboarding order
outlet packing partner payment payroll people permit plan planner policy pool portal price process procurement
product production profile project proposal purchase quality quantity quote rating receipt record recruit refund
register reminder rental repair report request reserve resource return review reward risk roster route safety salary
sale sample schedule score section service session shift shipment signature site skill stage statement station stock
storage store supplier supply survey target task tax team template tender ticket time timesheet token tracker training
transfer travel trend trial update usage user vault vehicle vendor visit visitor voucher wage warehouse warranty
workflow yard yield zone`.split(/\s+/);

const onsets = 'b br c ch d dr f fl g gr h j k kl l m n p pl qu r s sh st t tr v w z'.split(' ');
const vowels = 'a e i o u ai ea io ou'.split(' ');
const codas = ['', '', 'l', 'm', 'n', 'r', 's', 't', 'x', 'nd', 'ck', 'st'];

/** Eight thousand words, the first of them real; each later one is made of syllables. */
function inventWords(random: Random): string[] {
  const words = new Set(business);
  while (words.size < 8_000) {
    const syllable = () => random.of(onsets) + random.of(vowels) + random.of(codas);
    words.add(Array.from({ length: 2 + random.below(2) }, syllable).join(''));
  }
  return [...words];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Fills a migrated database with a catalog of this size, the same on every run, and updates planner statistics. */
export async function fillBigCatalog(db: Database, size: BigCatalogSize): Promise<BigCatalogWords> {
  const random = randomFrom(20_261_121);
  const words = inventWords(random);
  // As in any language, few words are frequent and most are rare.
  const word = () => words[Math.floor(words.length ** random.next()) - 1] ?? 'word';
  const text = (count: number) => capital(Array.from({ length: count }, word).join(' '));
  const tags = words.slice(100, 500).map(capital);

  const categoryRows = Array.from({ length: size.categories }, (_, index) => ({
    id: `big-category-${index}`,
    name: `${text(2)} ${index}`,
    description: text(9),
    hue: (index * 137) % 360,
    position: 1_000 + index,
  }));
  const bucketRows = Array.from({ length: size.buckets }, (_, index) => ({
    id: `big-bucket-${index}`,
    categoryId: `big-category-${index % size.categories}`,
    name: `${text(2)} ${index}`,
    description: text(9),
    position: index,
  }));
  const moduleRow = (index: number): typeof modules.$inferInsert => {
    const isLast = index % 33 === 7;
    return {
      id: `big-module-${index}`,
      bucketId: `big-bucket-${index % size.buckets}`,
      name: `${capital(word())} ${word()} ${index}`,
      tagline: text(7),
      description: isLast ? `${text(24)} ${lastRankedWord}` : text(25),
      longDescription: text(60),
      tags: [...new Set([random.of(tags), random.of(tags), random.of(tags)])],
      iconUrl: `https://cdn.tex.example/icons/${random.hex(16)}.svg`,
      moduleUrl: `https://modules.tex.example/${random.hex(12)}`,
      priority: random.below(200) === 0 && !isLast ? 1 + random.below(20) : null,
      views: isLast ? 0 : random.below(50_000),
      rating: isLast ? null : Math.round(random.next() * 50) / 10,
      downloads: isLast ? 0 : random.below(20_000),
    };
  };
  await insertAll(db, categories, categoryRows);
  await insertAll(db, buckets, bucketRows);
  for (let from = 0; from < size.modules; from += 5_000) {
    const count = Math.min(5_000, size.modules - from);
    await insertAll(
      db,
      modules,
      Array.from({ length: count }, (_, index) => moduleRow(from + index)),
    );
  }
  await db.execute('analyze');
  return { words, tags, categories: categoryRows.map(({ name }) => name) };
}
