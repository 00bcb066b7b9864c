/** Options of routes for people who run the marketplace. */
export const forAdministrators = {
  access: { roles: ['ADMIN', 'SUPER_ADMIN'] },
  denial: 'This is for administrators only.',
};

/** Routes that could grant any role, or end anybody's sessions. */
export const forSuperAdministrators = {
  access: { roles: ['SUPER_ADMIN'] },
  denial: 'This is for super administrators only.',
};
