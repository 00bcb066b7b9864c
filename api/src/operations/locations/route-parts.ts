export const administrators = {
  access: { roles: ['ADMIN', 'SUPER_ADMIN'] },
  denial: 'Locations are for administrators only.',
};

export const everybody = { access: 'signed-in' as const };
