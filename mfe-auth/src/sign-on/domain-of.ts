/** The domain of an address that is being typed; empty until there is one. */
export const domainOf = (email: string) => /@([^@\s]+)$/.exec(email.trim())?.[1]?.toLowerCase() ?? '';
