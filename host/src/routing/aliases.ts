/** Link targets of the specification that have no page of their own, and where they redirect. */
export const aliases: Record<string, string> = { '/help': '/contactus', '/contact': '/contactus' };
