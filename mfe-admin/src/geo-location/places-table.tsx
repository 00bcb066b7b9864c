import type { Site } from '@marketplace/shared/contracts';
import { Badge, EmptyState, IconButton } from '@marketplace/shared/ui';
import { pageWithin } from '@marketplace/shared/ui/list';
import { Pagination, Table, type Column } from '@marketplace/shared/ui/table';
import { MapPin, Pencil, SearchX, Trash2 } from 'lucide-react';
import { LastSeen } from '../users/last-seen.tsx';
import { freshnessLooks } from './freshness.ts';
import type { PlaceRow } from './places.ts';
import styles from './places.module.css';
import type { PlacesView } from './use-places-view.ts';

interface Props {
  rows: PlaceRow[];
  view: PlacesView;
  onSelect: (key: string) => void;
  onPage: (page: number) => void;
  onEdit: (site: Site) => void;
  onRemove: (site: Site) => void;
}

const SIZE = 20;

const degrees = ({ mark: { lat, lng } }: PlaceRow) =>
  `${Math.abs(lat).toFixed(4)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng).toFixed(4)}° ${lng < 0 ? 'W' : 'E'}`;
const metres = (value: number) => (value >= 10_000 ? `${Math.round(value / 1_000)} km` : `${Math.round(value)} m`);
const speedText = (speed: number | null) => (speed === null ? 'unknown speed' : `${Math.round(speed * 3.6)} km/h`);

const State = ({ mark: { freshness } }: PlaceRow) =>
  freshness ? (
    <Badge tone={freshnessLooks[freshness].tone}>{freshnessLooks[freshness].label}</Badge>
  ) : (
    <Badge>Site</Badge>
  );

const Detail = ({ site, position }: PlaceRow) =>
  site ? site.address : position ? `Within ${metres(position.accuracy)}, ${speedText(position.speed)}` : '';

const columns = ({ view, onSelect, onEdit, onRemove }: Props): Column<PlaceRow>[] => [
  {
    ...{ key: 'name', title: 'Name', lead: true },
    cell: ({ mark }) => (
      <button
        type="button"
        className={styles.name}
        aria-pressed={mark.key === view.selected}
        onClick={() => onSelect(mark.key === view.selected ? '' : mark.key)}
      >
        <MapPin size={16} strokeWidth={1.75} aria-hidden />
        {mark.name}
      </button>
    ),
  },
  { key: 'state', title: 'State', cell: State },
  { key: 'detail', title: 'Where and how exact', cell: Detail },
  {
    key: 'place',
    title: 'Coordinates',
    spare: true,
    cell: (row) => <span className={styles.degrees}>{degrees(row)}</span>,
  },
  {
    ...{ key: 'seen', title: 'Seen' },
    cell: ({ position }) => (position ? <LastSeen at={position.fixTime} /> : <span className={styles.quiet}>–</span>),
  },
  {
    ...{ key: 'actions', title: 'Change', action: true },
    cell: ({ site }) =>
      site ? (
        <span className={styles.actions}>
          <IconButton size="small" label={`Change ${site.name}`} onClick={() => onEdit(site)}>
            <Pencil size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <IconButton size="small" label={`Remove ${site.name}`} onClick={() => onRemove(site)}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </span>
      ) : (
        <span className={styles.quiet}>–</span>
      ),
  },
];

/** All that is on the map, in rows. */
export const PlacesTable = (props: Props) => {
  const { rows, view, onPage } = props;
  const page = pageWithin({ page: view.page, size: SIZE }, rows.length);
  if (rows.length === 0)
    return (
      <EmptyState icon={SearchX} title="Nothing to show" text="Add a site, share a position, or search for less." />
    );
  return (
    <>
      <Table
        caption="Sites and people"
        columns={columns(props)}
        rows={rows.slice(page * SIZE, (page + 1) * SIZE)}
        rowKey={({ mark }) => mark.key}
      />
      {rows.length > SIZE && <Pagination page={page} size={SIZE} totalElements={rows.length} onPage={onPage} />}
    </>
  );
};
