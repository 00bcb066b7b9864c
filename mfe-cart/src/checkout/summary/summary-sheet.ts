import type { Quote } from '@marketplace/shared/contracts';
import { createContext, useContext } from 'react';

/** On phones the order summary is a sheet above the bar at the bottom. */
interface SummarySheet {
  id: string;
  open: boolean;
  toggle: () => void;
  quote: Quote | undefined;
}

export const SummarySheetContext = createContext<SummarySheet>({
  id: '',
  open: false,
  toggle: () => undefined,
  quote: undefined,
});

export const useSummarySheet = () => useContext(SummarySheetContext);
