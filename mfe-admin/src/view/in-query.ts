/** Rows that a page of a list may have. */
export const sizes = [20, 50, 100];

const wholeNumber = (text: string | null) => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : undefined);

/** Which of the options a text names. */
export const chosenOf = <Value extends string>(options: readonly { value: Value }[], text: string | null) =>
  options.find(({ value }) => value === text)?.value;

/** The page that the URL asks for; like all that is read from it, anything odd counts as not said. */
export const pageIn = (query: URLSearchParams) => wholeNumber(query.get('page')) ?? 0;

export const sizeIn = (query: URLSearchParams) => {
  const size = wholeNumber(query.get('size'));
  return size !== undefined && sizes.includes(size) ? size : 20;
};

export const idIn = (query: URLSearchParams, name: string) => {
  const text = query.get(name) ?? '';
  return /^[A-Za-z0-9_.-]{1,64}$/.test(text) ? text : '';
};

export const dayIn = (query: URLSearchParams, name: string) => {
  const text = query.get(name) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
};
