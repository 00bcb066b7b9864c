const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="#81858f" stroke-width="2" stroke-linejoin="round">' +
  '<rect width="48" height="48" fill="#81858f" fill-opacity=".14" stroke="none"/>' +
  '<path d="M24 12l11 6v12l-11 6-11-6V18zM13 18l11 6 11-6M24 24v12"/></svg>';

/** Replaces a missing product picture: a box on a neutral tile that works in both themes. */
export const defaultProductImage = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
