import type { Site } from '@marketplace/shared/contracts';
import { Badge, IconButton } from '@marketplace/shared/ui';
import { opensRow, type Column } from '@marketplace/shared/ui/table';
import { MapPin, Pencil, Trash2 } from 'lucide-react';
import { LastSeen } from '../users/last-seen.tsx';
import { freshnessLooks } from './freshness.ts';
import type { PlaceRow } from './places.ts';
import styles from './places.module.css';

interface Props {
  /** Key of the mark selected on the map. */
  selected: string;
  onSelect: (key: string) => void;
  onEdit: (site: Site) => void;
  onRemove: (site: Site) => void;
}

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

export const placeColumns = ({ selected, onSelect, onEdit, onRemove }: Props): Column<PlaceRow>[] => [
  {
    ...{ key: 'name', title: 'Name', lead: true },
    cell: ({ mark }) => (
      <button
        type="button"
        {...opensRow}
        className={styles.name}
        aria-pressed={mark.key === selected}
        onClick={() => onSelect(mark.key === selected ? '' : mark.key)}
      >
        <MapPin size={16} strokeWidth={1.75} aria-hidden />
        {mark.name}
      </button>
    ),
  },
  { key: 'state', title: 'Status', cell: State },
  { key: 'detail', title: 'Location', cell: Detail },
  {
    key: 'place',
    title: 'Coordinates',
    spare: true,
    cell: (row) => <span className={styles.degrees}>{degrees(row)}</span>,
  },
  {
    ...{ key: 'seen', title: 'Last seen' },
    cell: ({ position }) => (position ? <LastSeen at={position.fixTime} /> : <span className={styles.quiet}>–</span>),
  },
  {
    ...{ key: 'actions', title: 'Actions', action: true },
    cell: ({ site }) =>
      site ? (
        <span className={styles.actions}>
          <IconButton size="small" label={`Edit ${site.name}`} onClick={() => onEdit(site)}>
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
