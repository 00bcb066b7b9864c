/** The lists of chunks of webpack and Rspack, and what the plugin for Vite keeps. */
const names = /\b(?:(?:webpack|rspack)Chunk\w*|__mf_[\w:.]+|__VUE_HMR_RUNTIME__)/g;

/** The globals that a bundler's runtime sets, as far as its scripts name them. */
export const bundlerGlobals = (scripts: string[]): string[] => [
  ...new Set(scripts.flatMap((script) => script.match(names) ?? [])),
];
