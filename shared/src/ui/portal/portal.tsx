import { Portal as ChakraPortal } from '@chakra-ui/react';
import { useContext, type ReactNode } from 'react';
import { PortalPlace } from './portal-place.ts';

/** Renders overlays in the page's place for them. */
export const Portal = ({ children }: { children: ReactNode }) => (
  <ChakraPortal container={useContext(PortalPlace)}>{children}</ChakraPortal>
);
