const words = (text: string) => new Set(text.split(' '));

/** Elements that the HTML of a policy may hold; none of their attributes but those that a reader builds anew. */
export const POLICY_TAGS = words(
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd strong em b i u s sub sup small mark a br hr blockquote code pre ' +
    'table caption thead tbody tfoot tr th td section article div span',
);

/** Elements that go with everything inside them. What stands on neither list only loses its tags. */
export const POLICY_DROPPED_TAGS = words(
  'script style template noscript iframe frame object embed applet form input button select textarea svg math ' +
    'link meta base title head audio video canvas noembed noframes xmp plaintext',
);
