import URL from 'core-js-pure/actual/url/index.js';
import URLSearchParams from 'core-js-pure/actual/url-search-params/index.js';

// A render realm only has the language, but libraries expect the web's URL classes.
Object.assign(globalThis, { URL, URLSearchParams });
