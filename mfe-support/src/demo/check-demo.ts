import { typedInteger } from '@marketplace/shared/ui/form';
import { isMailAddress, isPhoneNumber } from '../form/looks-like.ts';
import type { DemoDraft } from './demo-draft.ts';

export type DemoErrors = Record<string, string>;

const isTeamSize = (people = 0) => people >= 1 && people <= 1_000_000;

const checks: { field: keyof DemoDraft; passes: (draft: DemoDraft, today: string) => boolean; otherwise: string }[] = [
  {
    field: 'name',
    passes: ({ name }) => name.trim().length >= 2,
    otherwise: 'Enter your name, at least 2 characters.',
  },
  {
    field: 'email',
    passes: ({ email }) => isMailAddress(email),
    otherwise: 'Enter your email address, such as name@company.com.',
  },
  {
    field: 'company',
    passes: ({ company }) => company.trim().length >= 2,
    otherwise: 'Enter your company name.',
  },
  {
    field: 'phone',
    passes: ({ phone }) => phone.trim() === '' || isPhoneNumber(phone),
    otherwise: 'Enter a phone number, such as +91 98765 43210, or leave this blank.',
  },
  {
    field: 'teamSize',
    passes: ({ teamSize }) => teamSize.trim() === '' || isTeamSize(typedInteger(teamSize)),
    otherwise: 'Enter a whole number of people, or leave this blank.',
  },
  {
    field: 'preferredDay',
    passes: ({ preferredDay }, today) => preferredDay === '' || preferredDay >= today,
    otherwise: 'Choose today or a later day.',
  },
];

/** What is wrong with a draft, by field. The server checks again. */
export const checkDemo = (draft: DemoDraft, today: string): DemoErrors =>
  Object.fromEntries(
    checks.filter(({ passes }) => !passes(draft, today)).map(({ field, otherwise }) => [field, otherwise]),
  );
