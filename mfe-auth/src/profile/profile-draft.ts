import { tidyProfile, type Profile, type ProfileBody } from '@marketplace/shared/contracts';
import { onTabForgotten } from '@marketplace/shared/session';
import { atom, getDefaultStore } from 'jotai';

/** What the form holds; an empty time zone follows the device. */
export type ProfileDraft = Record<keyof ProfileBody, string>;

/** What was changed and not yet saved, and by whom. Kept while other pages are looked at. */
export const profileDraftAtom = atom<{ email: string; changes: Partial<ProfileDraft> } | null>(null);

onTabForgotten(() => getDefaultStore().set(profileDraftAtom, null));

export const draftOf = ({ name, phone, timeZone }: Profile): ProfileDraft => ({
  name,
  phone: phone ?? '',
  timeZone: timeZone ?? '',
});

/** It would change something. */
export const differs = (draft: ProfileDraft, profile: Profile) => {
  const next = tidyProfile(draft);
  return next.name !== profile.name || next.phone !== profile.phone || next.timeZone !== profile.timeZone;
};
