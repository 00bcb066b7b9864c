import type { WidgetComponent } from '@marketplace/shared/contracts';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { SearchBox } from '../search/search-box.tsx';
import { useSearch } from '../search/use-search.ts';

/** The search as a dialog, available on every page. */
const SearchDialog: WidgetComponent<'mfe-catalog/search-dialog'> = ({ open, onClose }) => {
  const search = useSearch();
  return (
    <Dialog open={open} onClose={onClose} title="Search modules" size="medium" place="top">
      <SearchBox search={search} inDialog onGo={onClose} />
    </Dialog>
  );
};

export default SearchDialog;
