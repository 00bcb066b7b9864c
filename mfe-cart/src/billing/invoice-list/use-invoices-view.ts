import { withParts } from '../books-query.ts';
import { useQueryChange } from '@marketplace/shared/router';
import { readInvoicesView, writeInvoicesView, type InvoicesView } from './invoices-query.ts';

/** The list's state, kept in the URL. Any change but of the page begins at the first page. */
export const useInvoicesView = () => {
  const [query, changeQuery] = useQueryChange();
  const change = (fields: Partial<InvoicesView>, { replace } = { replace: !('page' in fields) }) =>
    changeQuery((before) => withParts(before, writeInvoicesView({ ...readInvoicesView(before), page: 0, ...fields })), {
      replace,
    });
  return { view: readInvoicesView(query), change };
};
