import type { Composition, RuntimeConfig } from '@marketplace/shared/contracts';

/** Makes something once for each composition and configuration: most pages have the same. */
export const oncePerComposition = <Made>(make: (composition: Composition, config: RuntimeConfig) => Made) => {
  const kept = new WeakMap<Composition, { config: RuntimeConfig; made: Made }>();
  return (composition: Composition, config: RuntimeConfig): Made => {
    const known = kept.get(composition);
    if (known?.config === config) return known.made;
    const made = make(composition, config);
    kept.set(composition, { config, made });
    return made;
  };
};
