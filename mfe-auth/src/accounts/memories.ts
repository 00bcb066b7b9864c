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
  /** What is kept, for people. */
  kept: (value: string) => string;
  /** How it comes to be kept. */
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
    none: 'The last modules that you look at, for the dashboard.',
  }),
  memory({
    key: 'openedCategories',
    icon: ChevronsUpDown,
    title: 'Categories on the dashboard',
    kept: () => 'Which ones you opened and closed.',
    none: 'Which ones you open and close.',
  }),
  memory({
    key: 'companyData',
    icon: Building2,
    title: 'Company details',
    kept: () => 'Support hours and addresses, so that they are there at once.',
    none: 'Support hours and addresses, from the next visit on.',
  }),
];
