const words = (text: string) => new Set(text.split(' '));

/** Elements allowed in a policy's HTML; of their attributes only those a reader rebuilds. */
export const POLICY_TAGS = words(
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd strong em b i u s sub sup small mark a br hr blockquote code pre ' +
    'table caption thead tbody tfoot tr th td section article div span',
);

/** Elements dropped with their content. Elements on neither list only lose their tags. */
export const POLICY_DROPPED_TAGS = words(
  'script style template noscript iframe frame object embed applet form input button select textarea svg math ' +
    'link meta base title head audio video canvas noembed noframes xmp plaintext',
);
