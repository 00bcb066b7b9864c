declare module '*.module.css' {
  const names: Record<string, string>;
  export default names;
}
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
/** Ships no types of its own. */
declare module 'react-refresh/runtime' {
  export const injectIntoGlobalHook: (target: Window) => void;
}
/** Parts that the package ships without types. */
declare module '@module-federation/webpack-bundler-runtime/dist/*.js' {
  type Part = (options: object) => unknown;
  export const attachShareScopeMap: Part;
  export const consumes: Part;
  export const initContainerEntry: Part;
  export const initializeSharing: Part;
  export const installInitialConsumes: Part;
}
