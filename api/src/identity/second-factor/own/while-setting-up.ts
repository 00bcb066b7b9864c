/** Options of the routes for setting up a second factor, even when it is overdue. */
export const whileSettingUp = { access: 'signed-in', fresh: true, evenOverdue: true } as const;
