/** The steps to fill in, in order. The fourth, Confirmation, is the placed order's own page. */
export const steps = ['review', 'billing', 'payment'] as const;
export type Step = (typeof steps)[number];
/** The index of the confirmation, from 0. */
export const CONFIRMATION = steps.length;

export const stepTitles: Record<Step, string> = { review: 'Review', billing: 'Billing', payment: 'Payment' };

export const stepPath = (step: Step) => `/checkout?step=${step}`;

export const stepOf = (value: string | null): Step => steps.find((step) => step === value) ?? 'review';

export const isAhead = (step: Step, of: Step) => steps.indexOf(step) > steps.indexOf(of);
