import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Controls, isSet, type ControlsProps } from './controls.tsx';
import { FilterBar } from './filter-bar.tsx';
import styles from './list-filters.module.css';

interface Props extends ControlsProps {
  /** "Orders". */
  name: string;
  /** Next to the filters. */
  chips?: ReactNode;
  /** Column titles sort, so the select is only for phones, where rows are cards. */
  hasSortedColumns: boolean;
}

/** The filter bar of a list, as its fields describe it. */
export const ListFilters = ({ name, chips, hasSortedColumns, ...controls }: Props) => {
  const { list } = controls;
  const { fields, isFiltered, noFilters } = list.definition;
  const further = Object.keys(fields).filter((field) => fields[field]?.place === 'further');
  const set = further.filter((field) => isSet(list, field)).length;
  const [isOpen, setIsOpen] = useState(set > 0);
  const id = useId();
  const hasFilters = Object.values(fields).some(({ control, filters }) => control && filters);
  const hasSort = Object.values(fields).some(({ place }) => place === 'sort');
  if (!hasFilters && !hasSort) return null;
  return (
    <FilterBar
      onCardsOnly={!hasFilters && hasSortedColumns}
      label={name}
      search={<Controls {...controls} place="search" />}
      below={
        isOpen && (
          <div className={styles.further} id={id}>
            <Controls {...controls} place="further" />
          </div>
        )
      }
    >
      <Controls {...controls} place={undefined} />
      {further.length > 0 && (
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
          {set > 0 ? `Filters (${set})` : 'Filters'}
        </Button>
      )}
      {hasSort && (
        <span className={styles.sort} data-titles={hasSortedColumns || undefined}>
          <Controls {...controls} place="sort" />
        </span>
      )}
      {chips}
      {isFiltered(list.view) && (
        <Button kind="quiet" onClick={() => list.change(noFilters)}>
          Clear filters
        </Button>
      )}
    </FilterBar>
  );
};
