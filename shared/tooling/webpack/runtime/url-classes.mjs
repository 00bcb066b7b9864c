import URL from 'core-js-pure/actual/url/index.js';
import URLSearchParams from 'core-js-pure/actual/url-search-params/index.js';

// A realm for rendering has the language alone, and libraries expect the web's URLs.
Object.assign(globalThis, { URL, URLSearchParams });
