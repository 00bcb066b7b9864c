import type { Locations, Site } from '@marketplace/shared/contracts';
import { marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { Button } from '@marketplace/shared/ui';
import { FilterBar, FilterSelect, SearchField } from '@marketplace/shared/ui/list';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useQuestion } from '../question/use-question.tsx';
import { Legend } from './legend.tsx';
import { usePositions } from './live/use-positions.ts';
import { WorldMap } from './map/world-map.tsx';
import { PlacesTable } from './places-table.tsx';
import { placesOf, type PlaceRow } from './places.ts';
import styles from './places.module.css';
import { SharePosition } from './sharing/share-position.tsx';
import { EditedSite, NEW } from './sites/edited-site.tsx';
import { sitePath } from './sites/use-site-form.ts';
import { useNow } from './use-now.ts';
import { shows, usePlacesView, type PlacesView } from './use-places-view.ts';

interface Props {
  known: Locations;
  onChanged: () => void;
}

const NOT_REMOVED = 'Nothing was removed: no answer came. Check your connection and try again.';
/** In milliseconds, after which states are judged anew. */
const TICK = 15_000;

const isShown = ({ mark, site }: PlaceRow, { search, show }: PlacesView) => {
  const wanted = search.trim().toLowerCase();
  if (show === 'sites' && mark.kind !== 'site') return false;
  if (show === 'people' && mark.kind !== 'person') return false;
  if (show === 'online' && mark.freshness !== 'online') return false;
  return `${mark.name}\n${site?.address ?? ''}`.toLowerCase().includes(wanted);
};

const useRemoval = (onChanged: () => void) => {
  const { ask, dialog } = useQuestion();
  const remove = async (site: Site) => {
    try {
      await marketplace.delete(sitePath(site.id));
      notify.success(`${site.name} was removed.`);
      onChanged();
      return true;
    } catch (error) {
      notify.error(serverSaid(error) ?? NOT_REMOVED);
      return false;
    }
  };
  const askToRemove = (site: Site) =>
    ask({
      title: `Remove ${site.name}?`,
      text: 'The site leaves the map and the table. Positions of people stay.',
      action: 'Remove site',
      run: () => remove(site),
    });
  return { askToRemove, dialog };
};

/** Map and table of the same places, as they move. */
export const Places = ({ known, onChanged }: Props) => {
  const { view, change } = usePlacesView();
  const { positions, connection } = usePositions(known);
  const now = useNow(TICK);
  const { askToRemove, dialog } = useRemoval(onChanged);
  const places = useMemo(() => placesOf(known, positions, now), [known, positions, now]);
  const rows = places.filter((row) => isShown(row, view));
  const { search, show } = view;
  const marks = useMemo(
    () =>
      places.filter((row) => isShown(row, { search, show, selected: '', edit: '', page: 0 })).map(({ mark }) => mark),
    [places, search, show],
  );
  return (
    <>
      <div className={styles.above}>
        <SharePosition onStopped={onChanged} />
        <Button kind="primary" onClick={() => change({ edit: NEW })}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add a site
        </Button>
      </div>
      <WorldMap marks={marks} selected={view.selected} onSelect={(selected) => change({ selected })} />
      <Legend connection={connection} />
      <FilterBar
        label="Sites and people"
        search={
          <SearchField
            label="Search sites and people"
            placeholder="Name or address"
            value={view.search}
            onSearch={(text) => change({ search: text })}
          />
        }
      >
        <FilterSelect
          label="Show"
          value={view.show}
          set={view.show !== ''}
          options={shows}
          onChange={(value) => change({ show: shows.find((one) => one.value === value)?.value ?? '' })}
        />
        <p className={styles.count} role="status">{`${rows.length} of ${places.length}`}</p>
      </FilterBar>
      <PlacesTable
        rows={rows}
        view={view}
        onSelect={(selected) => change({ selected })}
        onPage={(page) => change({ page })}
        onEdit={({ id }) => change({ edit: id })}
        onRemove={askToRemove}
      />
      <EditedSite
        edit={view.edit}
        sites={known.sites}
        onClose={() => change({ edit: '' })}
        onSaved={({ id }) => {
          onChanged();
          change({ edit: '', selected: `site:${id}` });
        }}
      />
      {dialog}
    </>
  );
};
