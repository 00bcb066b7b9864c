/** A calendar day as contracts send it. */
export const sentDay = (day: string) => `${day}T00:00:00.000Z`;
