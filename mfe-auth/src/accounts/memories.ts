import { Building2, ChevronsUpDown, History, Mail, Palette, type LucideIcon } from 'lucide-react';
import { recentNames } from '../device/recent-names.ts';
import { REMEMBERED_EMAIL } from '../device/remembered-email.ts';
import { removeStored } from '../device/stored-value.ts';
import { forgetTheme, THEME } from '../device/theme-choice.ts';

export interface Memory {
  /** Its key in local storage. */
  key: string;
  icon: LucideIcon;
  title: string;
  /** Describes what is kept. */
  kept: (value: string) => string;
  /** Shown while nothing is kept: what would be, and when. */
  none: string;
  forget: () => void;
}

const memory = (fields: Omit<Memory, 'forget'>): Memory => ({ forget: () => removeStored(fields.key), ...fields });

/** What the storefront keeps on this device besides the sign-in. */
export const memories: Memory[] = [
  memory({
    key: REMEMBERED_EMAIL,
    icon: Mail,
    title: 'Email for the next sign-in',
    kept: (email) => email,
    none: 'Choose Remember me when you sign in.',
  }),
  {
    key: THEME,
    icon: Palette,
    title: 'Theme',
    kept: (theme) => `You chose the ${theme} theme.`,
    none: 'Follows this device.',
    forget: forgetTheme,
  },
  memory({
    key: 'recentlyViewed',
    icon: History,
    title: 'Recently viewed modules',
    kept: recentNames,
    none: 'Modules you viewed last, for your dashboard.',
  }),
  memory({
    key: 'openedCategories',
    icon: ChevronsUpDown,
    title: 'Categories on the dashboard',
    kept: () => 'The ones you opened or closed.',
    none: 'The ones you open or close.',
  }),
  memory({
    key: 'companyData',
    icon: Building2,
    title: 'Company details',
    kept: () => 'Support hours and addresses, so they load faster.',
    none: 'Support hours and addresses, from your next visit.',
  }),
];
