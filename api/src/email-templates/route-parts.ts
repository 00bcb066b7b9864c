import { Id } from '@marketplace/shared/contracts';
import { Type } from 'typebox';

export const tags = ['E-mail templates'];

export const params = Type.Object({ id: Id });

export const administrators = {
  access: { roles: ['ADMIN', 'SUPER_ADMIN'] },
  denial: 'This is for administrators only.',
};
