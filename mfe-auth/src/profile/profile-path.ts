export const PROFILE_PATH = '/auth/profile';
