/** Above it is what a reply to a mail says; below it, the mail itself. Everybody's mail program keeps the words. */
export const REPLY_LINE = '-- Please reply above this line --';
