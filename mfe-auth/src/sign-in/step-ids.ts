/** What fields and headings are described by. */
export const STEP_TITLE = 'sign-in-title';
export const STEP_SUBTITLE = 'sign-in-subtitle';
export const STEP_MESSAGE = 'sign-in-message';
