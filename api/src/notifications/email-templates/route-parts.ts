import { Id } from '@marketplace/shared/contracts';
import { Type } from 'typebox';

export const params = Type.Object({ id: Id });
