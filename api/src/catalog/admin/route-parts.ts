import { Acknowledgement, Id, Saved } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { refusals } from '../../http/index.ts';

export const params = Type.Object({ id: Id });

export const readAnswers = refusals(400, 401, 403);
export const createAnswers = { 201: Saved, ...refusals(400, 401, 403, 409, 422) };
export const saveAnswers = { 200: Saved, ...refusals(400, 401, 403, 404, 409) };
export const doneAnswers = { 200: Acknowledgement, ...refusals(400, 401, 403, 404, 409) };

export const done = (message: string): Acknowledgement => ({ success: true, message });
