import { useLayoutEffect } from 'react';

/** Id of the search dialog that comes with the document, and opens without scripts. */
export const QUICK_SEARCH = 'quick-search';

const find = () => document.querySelector<HTMLDialogElement>(`dialog#${QUICK_SEARCH}`);
const field = () => find()?.querySelector<HTMLInputElement>('input[name=q]');

/** Whether it has been open since the search was last closed. */
let shown = false;

export const isQuickSearchOpen = () => find()?.open === true;

/** What was typed into it; undefined if it was not shown. */
export const typedInQuickSearch = () => (shown ? field()?.value : undefined);

/** For the next time. */
export const clearQuickSearch = () => {
  shown = false;
  const input = field();
  if (input) input.value = '';
};

/** Shows the document's dialog while the code of the search dialog loads. */
export const QuickSearch = ({ onClose }: { onClose: () => void }) => {
  useLayoutEffect(() => {
    const dialog = find();
    if (!dialog) return;
    shown = true;
    if (!dialog.open) dialog.showModal();
    dialog.addEventListener('close', onClose);
    return () => {
      dialog.removeEventListener('close', onClose);
      dialog.close();
    };
  }, [onClose]);
  return null;
};
