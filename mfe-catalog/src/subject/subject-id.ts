/** What the API accepts as an id; it answers 400 for anything else. */
export const isId = (id: string | null): id is string => id !== null && /^[\w.-]{1,64}$/.test(id);
