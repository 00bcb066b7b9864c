import type { ReactNode } from 'react';

/**
 * Widgets that remotes offer to others: `<remote>/<widget>` and their props. Every remote declares its own in its `remote.ts`:
 * `declare module '@marketplace/shared/contracts' { interface WidgetProps { … } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface WidgetProps {}
export type WidgetName = keyof WidgetProps;
export type WidgetComponent<Name extends WidgetName> = (props: WidgetProps[Name]) => ReactNode;
