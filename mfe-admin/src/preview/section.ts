import type { LucideIcon } from 'lucide-react';

/** A part of a page that is not open yet: what it is called, and what it will hold. */
export interface Section {
  icon: LucideIcon;
  title: string;
  text: string;
  /** The things it will hold, by name. */
  holds?: string[];
}
