import { createSystem } from '@chakra-ui/react';

/** Chakra brings behaviour (focus, layers, keys); the look is the tokens' and the CSS modules'. */
export const system = createSystem({ preflight: false, cssVarsRoot: ':where(:root)' });
