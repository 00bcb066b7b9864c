import { useRuntimeConfig } from '@marketplace/shared/config';
import { Widget } from '@marketplace/shared/federation';
import { mayContinue } from '@marketplace/shared/modules';
import { matchesRole, useUser } from '@marketplace/shared/session';
import { lazy, Suspense } from 'react';
import { DashboardError } from '../dashboard/dashboard-error.tsx';
import styles from '../dashboard/dashboard.module.css';
import { OfflineBanner } from '../dashboard/offline-banner.tsx';
import { PartFailed } from '../dashboard/part-failed.tsx';
import { SectionFailed } from '../dashboard/section-failed.tsx';
import { useDashboard } from '../dashboard/use-dashboard.ts';
import { Directory, DirectorySkeleton } from '../directory/directory.tsx';
import { NoCategories } from '../directory/no-categories.tsx';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { SearchChips } from '../search/search-chips.tsx';
import { useSearch } from '../search/use-search.ts';
import { Slideshow } from '../slideshow/slideshow.tsx';
import { SlideshowSkeleton } from '../slideshow/slideshow-skeleton.tsx';
import { Suggested } from '../suggested/suggested.tsx';
import { TopChoices, TopChoicesSkeleton } from '../top-choices/top-choices.tsx';

const ContinueWith = lazy(() => import('../continue-with/continue-with.tsx'));

export default function DashboardPage() {
  const { brand } = useRuntimeConfig();
  const { data, loading, showError, retryAll, hasFailed, retry } = useDashboard();
  const noSlides = hasFailed('slideshow');
  const search = useSearch();
  const user = useUser();
  return (
    <div className={styles.dashboard}>
      <h1 className="visually-hidden">{brand}</h1>
      <div className={styles.first}>
        <OfflineBanner />
        {user && mayContinue() && (
          <Suspense>
            <ContinueWith />
          </Suspense>
        )}
        {user && matchesRole(user, ['SUPER_ADMIN']) && (
          <Widget name="mfe-admin/setup-notice" props={{}} fallback={null} />
        )}
        {showError && <DashboardError onRetry={retryAll} />}
        {loading && <SlideshowSkeleton />}
        {noSlides && <PartFailed what="The highlights" tall {...retry} />}
        {data && !loading && !showError && !noSlides && <Slideshow slides={data.slideshow} />}
        <div>
          <SearchBox search={search} />
          <SearchChips terms={loading ? undefined : (data?.popularSearches ?? [])} onTerm={search.searchFor} />
        </div>
      </div>
      {loading && <TopChoicesSkeleton />}
      {data && data.topChoices.length > 0 && <TopChoices choices={data.topChoices} />}
      {hasFailed('topChoices') && <SectionFailed title="Top Choices" what="The top choices" {...retry} />}
      <Suggested ready={!loading} />
      {!loading && <RecentlyViewed />}
      {loading && <DirectorySkeleton />}
      {hasFailed('categories') && <SectionFailed title="Explore by Categories" what="The categories" {...retry} />}
      {data && !loading && !hasFailed('categories') && data.categories.length === 0 && <NoCategories />}
      {data && data.categories.length > 0 && (
        <Directory categories={data.categories} index={data.index} totals={data.totals} />
      )}
    </div>
  );
}
