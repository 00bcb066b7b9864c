import { holdsWords, type Locations, type Site } from '@marketplace/shared/contracts';
import { marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { Button } from '@marketplace/shared/ui';
import { List, useWholeList } from '@marketplace/shared/ui/list';
import { MapPinOff, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useQuestion } from '../question/use-question.tsx';
import { Legend } from './legend.tsx';
import { usePositions } from './live/use-positions.ts';
import type { Mark } from './map/mark.ts';
import { WorldMap } from './map/world-map.tsx';
import { placeColumns } from './place-columns.tsx';
import { placesOf, type PlaceRow } from './places.ts';
import styles from './places.module.css';
import { SharePosition } from './sharing/share-position.tsx';
import { EditedSite, NEW } from './sites/edited-site.tsx';
import { sitePath } from './sites/use-site-form.ts';
import { useNow } from './use-now.ts';
import { places, type PlacesView } from './places-view.ts';

interface Props {
  known: Locations;
  onChanged: () => void;
}

const NOT_REMOVED = 'The server didn’t respond, so nothing was removed. Check your connection and try again.';
/** How often states are updated, in milliseconds. */
const TICK = 15_000;

const shownBy: Record<PlacesView['show'], (mark: Mark) => boolean> = {
  '': () => true,
  sites: ({ kind }) => kind === 'site',
  people: ({ kind }) => kind === 'person',
  online: ({ freshness }) => freshness === 'online',
};

const pickPlaces = (all: PlaceRow[], { search, show }: Pick<PlacesView, 'search' | 'show'>) => {
  const holds = holdsWords(search);
  return all.filter(({ mark, site }) => shownBy[show](mark) && holds(`${mark.name}\n${site?.address ?? ''}`));
};

const useRemoval = (onChanged: () => void) => {
  const { ask, dialog } = useQuestion();
  const remove = async (site: Site) => {
    try {
      await marketplace.delete(sitePath(site.id));
      notify.success(`${site.name} removed.`);
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
      text: 'This removes it from the map and the table. People’s locations stay.',
      action: 'Remove site',
      run: () => remove(site),
    });
  return { askToRemove, dialog };
};

/** Live map and table of the same places. */
export const Places = ({ known, onChanged }: Props) => {
  const { positions, connection } = usePositions(known);
  const now = useNow(TICK);
  const { askToRemove, dialog } = useRemoval(onChanged);
  const all = useMemo(() => placesOf(known, positions, now), [known, positions, now]);
  const resource = { status: 'loaded' as const, data: all, error: undefined, reload: onChanged };
  const list = useWholeList(places, resource, pickPlaces);
  const { view, change } = list;
  const { search, show } = view;
  const marks = useMemo(() => pickPlaces(all, { search, show }).map(({ mark }) => mark), [all, search, show]);
  const onSelect = (selected: string) => change({ selected });
  return (
    <>
      <div className={styles.above}>
        <SharePosition onStopped={onChanged} />
        <Button kind="primary" onClick={() => change({ edit: NEW })}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add a site
        </Button>
      </div>
      <WorldMap marks={marks} selected={view.selected} onSelect={onSelect} />
      <Legend connection={connection} />
      <List
        list={list}
        name="Sites and people"
        noun="place"
        columns={placeColumns({
          ...{ selected: view.selected, onSelect, onRemove: askToRemove },
          onEdit: ({ id }) => change({ edit: id }),
        })}
        empty={{ icon: MapPinOff, title: 'No sites or people yet', text: 'Add a site, or share your location.' }}
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
