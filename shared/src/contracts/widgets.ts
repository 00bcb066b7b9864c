import type { ReactNode } from 'react';

/** Widgets that remotes offer to others: `<remote>/<widget>` and their props. */
export interface WidgetProps {
  /** The body of the Buckets mega-menu; `onLeave` closes the menu. */
  'mfe-catalog/mega-menu': { onLeave: () => void };
  'mfe-catalog/explore-buckets': { open: boolean; onClose: () => void; focusCategoryId?: string };
  'mfe-catalog/my-modules': { open: boolean; onClose: () => void };
  /** The search of the dashboard as a dialog, opened from anywhere. */
  'mfe-catalog/search-dialog': { open: boolean; onClose: () => void };
  'mfe-cart/cart-badge': Record<string, never>;
  'mfe-cart/add-to-cart': { moduleId: string; moduleName: string; noOfUsers: number; noOfDays: number };
  'mfe-support/newsletter': Record<string, never>;
  'mfe-auth/switch-accounts': { open: boolean; onClose: () => void };
}
export type WidgetName = keyof WidgetProps;
export type WidgetComponent<Name extends WidgetName> = (props: WidgetProps[Name]) => ReactNode;
