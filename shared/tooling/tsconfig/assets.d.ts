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
