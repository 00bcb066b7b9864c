/** Link targets of the specification without a page of their own, and the page that each leads to. */
export const aliases: Record<string, string> = { '/help': '/contactus', '/contact': '/contactus' };
