import type { Profile, ProfileBody } from '@marketplace/shared/contracts';
import { marketplace, seed } from '@marketplace/shared/http';
import { changeUser } from '@marketplace/shared/session';
import { PROFILE_PATH, readProfile } from './read-profile.ts';

/** Saves a profile, and shows it wherever the signed-in user is shown. */
export const saveProfile = async (body: ProfileBody): Promise<Profile> => {
  const { data } = await marketplace.put<unknown>(PROFILE_PATH, body);
  const saved = readProfile(data);
  changeUser({ name: saved.name, phone: saved.phone, timeZone: saved.timeZone });
  seed({ [PROFILE_PATH]: saved });
  return saved;
};
