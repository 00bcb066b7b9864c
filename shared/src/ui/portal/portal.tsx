import { Portal as ChakraPortal } from '@chakra-ui/react';
import { useContext, type ReactNode } from 'react';
import { PortalPlace } from './portal-place.ts';

/** Renders what lies over the page in the page's place for it. */
export const Portal = ({ children }: { children: ReactNode }) => (
  <ChakraPortal container={useContext(PortalPlace)}>{children}</ChakraPortal>
);
