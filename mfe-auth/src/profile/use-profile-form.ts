import { checkProfile, tidyProfile, type Profile } from '@marketplace/shared/contracts';
import { notify } from '@marketplace/shared/toast';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { refusalOf, type Refusal } from '../form/refusal.ts';
import { differs, draftOf, profileDraftAtom, type ProfileDraft } from './profile-draft.ts';
import { saveProfile } from './save-profile.ts';

const fields = ['name', 'phone', 'timeZone'] as const;
type Refused = Refusal<keyof ProfileDraft>;

const NOT_SAVED = 'Your changes could not be saved. Check your connection and save them again.';

/** From the stored profile to the next one. What was typed survives every refusal, and a look at another page. */
export const useProfileForm = (loaded: Profile) => {
  const [profile, setProfile] = useState(loaded);
  const [kept, setKept] = useAtom(profileDraftAtom);
  const [{ errors, reason }, setRefused] = useState<Refused>({ errors: {} });
  /** Counts the attempts that found errors. */
  const [refusals, setRefusals] = useState(0);
  const [saving, setSaving] = useState(false);
  const changes = kept?.email === profile.email ? kept.changes : {};
  const draft = { ...draftOf(profile), ...changes };

  const change = (fields: Partial<ProfileDraft>) => {
    setKept({ email: profile.email, changes: { ...changes, ...fields } });
    const seen = Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]));
    setRefused((before) => ({ errors: { ...before.errors, ...seen } }));
  };

  const refuse = (refused: Refused) => {
    setRefused(refused);
    setRefusals((count) => count + 1);
  };

  const discard = () => {
    setKept(null);
    setRefused({ errors: {} });
  };

  const save = async () => {
    const body = tidyProfile(draft);
    const wrong = checkProfile(body);
    if (wrong.length > 0)
      return refuse({ errors: Object.fromEntries(wrong.map(({ field, message }) => [field, message])) });
    setSaving(true);
    try {
      setProfile(await saveProfile(body));
      discard();
      notify.success('Your profile was saved.');
    } catch (error) {
      refuse(refusalOf(error, fields, NOT_SAVED));
    } finally {
      setSaving(false);
    }
  };

  return { draft, errors, reason, refusals, saving, dirty: differs(draft, profile), change, discard, save };
};
