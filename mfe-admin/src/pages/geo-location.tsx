import { Button, EmptyState, Page, PageHeader, Skeleton } from '@marketplace/shared/ui';
import { CloudOff } from 'lucide-react';
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
        lead="Where your sites are, and the people who share their position."
      />
      {data && <Places known={data} onChanged={reload} />}
      {!data && status === 'loading' && (
        <div role="status" aria-label="Loading locations">
          <Skeleton height={520} />
        </div>
      )}
      {!data && status === 'failed' && (
        <EmptyState
          icon={CloudOff}
          title="The locations could not be loaded"
          text="The server did not answer."
          actions={<Button onClick={reload}>Try Again</Button>}
        />
      )}
    </Page>
  );
}
