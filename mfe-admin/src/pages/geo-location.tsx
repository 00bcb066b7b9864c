import { Page, PageHeader, Skeleton } from '@marketplace/shared/ui';
import { ListFailed } from '@marketplace/shared/ui/list';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { Places } from '../geo-location/places.tsx';
import { useLocations } from '../geo-location/use-locations.ts';

export default function GeoLocationPage() {
  const { status, data, reload } = useLocations();
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Geo-location"
        lead="Your sites, and the people who share their location."
      />
      {data && <Places known={data} onChanged={reload} />}
      {!data && status === 'loading' && (
        <div role="status" aria-label="Loading locations">
          <Skeleton height={520} />
        </div>
      )}
      {!data && status === 'failed' && (
        <ListFailed what="locations" text="The server didn’t respond." onRetry={reload} />
      )}
    </Page>
  );
}
