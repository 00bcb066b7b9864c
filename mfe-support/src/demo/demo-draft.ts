import type { DemoRequestBody, PartOfDay } from '@marketplace/shared/contracts';
import { typedInteger } from '@marketplace/shared/ui/form';

export interface DemoDraft {
  name: string;
  email: string;
  company: string;
  phone: string;
  teamSize: string;
  moduleIds: string[];
  preferredDay: string;
  /** Empty for any time. */
  preferredTime: string;
  notes: string;
  /** The trap. */
  website: string;
}

export const emptyDemo: DemoDraft = {
  name: '',
  email: '',
  company: '',
  phone: '',
  teamSize: '',
  moduleIds: [],
  preferredDay: '',
  preferredTime: '',
  notes: '',
  website: '',
};

export const MOST_MODULES = 8;

const partsOfDay: readonly PartOfDay[] = ['morning', 'midday', 'afternoon'];

/** What goes to the server, once the draft has been checked. */
export const toDemoRequest = (draft: DemoDraft, timeZone: string): DemoRequestBody => {
  const preferredTime = partsOfDay.find((part) => part === draft.preferredTime);
  return {
    name: draft.name.trim(),
    email: draft.email.trim(),
    company: draft.company.trim(),
    ...(draft.phone.trim() && { phone: draft.phone.trim() }),
    ...(draft.teamSize.trim() && { teamSize: typedInteger(draft.teamSize) }),
    moduleIds: draft.moduleIds,
    ...(draft.preferredDay && { preferredDay: draft.preferredDay }),
    ...(preferredTime && { preferredTime }),
    timeZone,
    ...(draft.notes.trim() && { notes: draft.notes.trim() }),
    ...(draft.website && { website: draft.website }),
  };
};
