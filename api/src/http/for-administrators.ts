/** The routes of people who run the marketplace. */
export const forAdministrators = {
  access: { roles: ['ADMIN', 'SUPER_ADMIN'] },
  denial: 'This is for administrators only.',
};
