/** Above it is the text of a reply to a mail; below it, the mail itself. All mail programs keep the words. */
export const REPLY_LINE = '-- Please reply above this line --';
