import { createSystem } from '@chakra-ui/react';
import { combobox, menu } from './recipes.ts';
import { conditions, utilities } from './tokens.ts';

/** Chakra with our tokens as its theme, reduced to what is used. */
export const system = createSystem({
  preflight: false,
  disableLayers: true,
  cssVarsRoot: ':where(:root)',
  conditions,
  utilities,
  theme: { slotRecipes: { combobox, menu } },
});
