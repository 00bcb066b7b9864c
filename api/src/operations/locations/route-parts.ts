export const administrators = {
  access: { roles: ['ADMIN', 'SUPER_ADMIN'] },
  denial: 'Only administrators can see locations.',
};

export const everybody = { access: 'signed-in' as const };
