import { Dashboard, type WidgetComponent } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { SearchBox } from '../search/search-box.tsx';
import { SearchChips } from '../search/search-chips.tsx';
import { useSearch } from '../search/use-search.ts';

/** The search as a dialog, available on every page. Before anything is typed, it suggests what others search for. */
const SearchDialog: WidgetComponent<'mfe-catalog/search-dialog'> = ({ open, onClose, typed }) => {
  const search = useSearch('module-search-dialog');
  const [replaces] = useState(() => typed?.() !== undefined);
  // Once the other dialog is gone, so that its last key counts.
  const takeOver = useEffectEvent(() => {
    const text = typed?.();
    if (text) search.type(text);
  });
  useLayoutEffect(() => takeOver(), []);
  const { data } = useResource(open ? '/tex-suite/dashboard' : null, { parse: readerOf(Dashboard) });
  return (
    <Dialog open={open} onClose={onClose} title="Search modules" size="medium" place="top" still={replaces}>
      <SearchBox search={search} inDialog onGo={onClose} />
      {data && !search.typed && <SearchChips terms={data.popularSearches} onTerm={search.searchFor} />}
    </Dialog>
  );
};

export default SearchDialog;
