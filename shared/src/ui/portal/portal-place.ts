import { createContext, type RefObject } from 'react';

/** Where dialogs and menus are rendered; the end of the document by default. */
export const PortalPlace = createContext<RefObject<HTMLElement | null> | undefined>(undefined);
