import type { Html } from '../kit/text.ts';

/** A line of a legend in one of the hue's steps. */
export const key = (step: 'hue' | 'hue-mid' | 'hue-pale', name: string, value: string): Html =>
  `<div class="key" style="--tone:var(--${step})"><span>${name}</span><b>${value}</b></div>`;
