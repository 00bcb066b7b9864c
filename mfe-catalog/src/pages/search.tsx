import { ModulePage } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { Widget } from '@marketplace/shared/federation';
import { statusOf } from '@marketplace/shared/http';
import { Button, EmptyState, LinkButton, Page, PageHeader, SkeletonCards, useHydrated } from '@marketplace/shared/ui';
import { CloudAlert, SearchX } from 'lucide-react';
import { addressOfAll, countChosen } from '../module-list/list-view.ts';
import { ModuleList } from '../module-list/module-list.tsx';
import { useModuleList, type Listed } from '../module-list/use-module-list.ts';
import { DidYouMean } from '../search/did-you-mean.tsx';
import { NothingFound } from '../search/nothing-found.tsx';
import { isTooLong } from '../search/search-limit.ts';
import { searchPage } from '../search/search-page.ts';

const readModules = readerOf(ModulePage);
const pathOf = (_subject: string, query: string) => `/tex-admin/modules?${query}`;

type Found = Listed<ModulePage>;

const Results = ({ found, listed: { view, query, stale } }: { found: ModulePage; listed: Found }) => {
  const { content, totalElements, facets, didYouMean } = found;
  const words = view.words.trim();
  const isNarrowed = countChosen(view.choices) > 0;
  return (
    <ModuleList
      {...{ facets, view, query, stale }}
      modules={content}
      total={totalElements}
      label="Search modules"
      placeholder="Name, category or tag"
      besides={didYouMean && <DidYouMean words={didYouMean} to={searchPage(didYouMean)} />}
      {...(words && !isNarrowed && { nothing: <NothingFound query={words} /> })}
    />
  );
};

/** A refused search is the address's fault, so trying again doesn't help. */
const Failed = ({ listed: { error, query, reload } }: { listed: Found }) =>
  statusOf(error) === 400 ? (
    <EmptyState
      icon={SearchX}
      title="This search isn’t valid"
      text="Something in this link isn’t a valid search. Start again without filters."
      actions={<LinkButton to={addressOfAll(query)}>Clear all filters</LinkButton>}
    />
  ) : (
    <EmptyState
      icon={CloudAlert}
      title="Search isn’t responding"
      actions={<Button onClick={reload}>Try again</Button>}
    />
  );

/** Other results, of another remote. Only this renders again after hydration. */
const HelpResults = ({ words }: { words: string }) =>
  useHydrated() && <Widget name="mfe-support/help-results" props={{ words }} />;

/** All modules, or those that a search finds. */
export default function SearchPage() {
  const listed = useModuleList('all', pathOf, readModules);
  const { shown, status, view } = listed;
  // Words that are too long are not searched for.
  const words = isTooLong(view.words) ? '' : view.words.trim();
  return (
    <Page>
      <PageHeader title={words ? `Results for “${words}”` : 'All modules'} />
      {shown && <Results found={shown} listed={listed} />}
      {status === 'loading' && !shown && <SkeletonCards count={8} />}
      {status === 'failed' && <Failed listed={listed} />}
      {words && <HelpResults words={words} />}
    </Page>
  );
}
