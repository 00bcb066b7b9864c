/** Options of routes for people who run the marketplace. */
export const forAdministrators = {
  access: { roles: ['ADMIN', 'SUPER_ADMIN'] },
  denial: 'Only administrators can do this.',
};

/** Routes that could grant any role, or end anyone's sessions. */
export const forSuperAdministrators = {
  access: { roles: ['SUPER_ADMIN'] },
  denial: 'Only super admins can do this.',
};
