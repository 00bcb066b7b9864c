import { holdsWords, type ListedCategory } from '@marketplace/shared/contracts';
import { aListing, type fakeApi } from '@marketplace/shared/testing';

/** Serves these categories as the API does, by names and in parts of 12, and records the requests. */
export const serveCategories = (api: ReturnType<typeof fakeApi>, all: ListedCategory[]) => {
  const asked: { from: number; search: string }[] = [];
  api.get('/tex-suite/dashboard/categories', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const [from, search] = [Number(query.get('from') ?? 0), query.get('search') ?? ''];
    asked.push({ from, search });
    const holds = holdsWords(search);
    const found = all.filter(({ name }) => holds(name));
    const { totals } = aListing(all);
    return api.json(aListing(found.slice(from, from + 12), { found: found.length, totals }));
  });
  return asked;
};
