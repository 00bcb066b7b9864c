import { Page, PageHeader } from '@marketplace/shared/ui';
import { MapPinned, Radio, Table2 } from 'lucide-react';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { MapFrame } from '../geo-location/map-frame.tsx';
import type { Section } from '../preview/section.ts';
import { SectionGrid } from '../preview/section-grid.tsx';
import { UntilThen } from '../preview/until-then.tsx';

const sections: Section[] = [
  {
    icon: MapPinned,
    title: 'Sites',
    text: 'The places of your organization, each with an address and a radius in metres.',
  },
  {
    icon: Radio,
    title: 'Live positions',
    text: 'People who chose to share, as they move: how old the position is, how exact, how fast. Kept for 30 days.',
  },
  {
    icon: Table2,
    title: 'The same as a table',
    text: 'Everything on the map in rows, for the keyboard, for screen readers and for sorting.',
  },
];

export default function GeoLocationPage() {
  return (
    <Page>
      <PageHeader
        above={<AdministrationNav />}
        title="Geo-location"
        lead="Where your sites are, and the people who share their position."
      />
      <UntilThen subject="Add a site to the map">
        Nothing is collected yet: sharing starts only when a person starts it here. Sites can be sent to support ahead.
      </UntilThen>
      <MapFrame />
      <SectionGrid sections={sections} />
    </Page>
  );
}
