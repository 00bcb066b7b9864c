import { readerOf } from '@marketplace/shared/data';
import { Profile, type ProfileBody } from '@marketplace/shared/contracts';
import { marketplace, seed } from '@marketplace/shared/http';
import { changeUser } from '@marketplace/shared/session';
import { PROFILE_PATH } from './profile-path.ts';

/** Saves a profile, and shows it wherever the signed-in user is shown. */
export const saveProfile = async (body: ProfileBody): Promise<Profile> => {
  const saved = readerOf(Profile)((await marketplace.put(PROFILE_PATH, body)).data);
  changeUser({ name: saved.name, phone: saved.phone, timeZone: saved.timeZone });
  seed({ [PROFILE_PATH]: saved });
  return saved;
};
