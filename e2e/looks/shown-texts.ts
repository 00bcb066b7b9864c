/** Edges in pixels from the window's top left. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line of text as it is painted. */
export interface ShownText {
  /** Identifies the text that the line belongs to, including its ellipsis. */
  id: number;
  text: string;
  box: Box;
  /** The space that its nearest block may fill. */
  block: Box;
  /** Boxes that hide the rest of it without an ellipsis or a scroll bar, innermost first. */
  clips: Box[];
  /** The layer that it is painted on: two layers may overlap. */
  layer: string;
}

/** Runs in the page. Returns every visible line of text; in scroll areas, the part in view. */
export const shownTexts = (): ShownText[] => {
  const edges = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('svg, option, .visually-hidden, [aria-hidden="true"]') !== null;
  /** A box that is cut off on purpose: it scrolls, or an ellipsis ends its text. */
  const isMeant = ({ textOverflow, webkitLineClamp, overflowX, overflowY }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || /auto|scroll/.test(overflowX + overflowY);

  const of = (node: Node, id: number): ShownText[] => {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || isHidden(parent)) return [];
    const around = ancestors(parent).map((element) => ({ element, style: getComputedStyle(element) }));
    const isPlaced = ({ style }: { style: CSSStyleDeclaration }) => /fixed|sticky|absolute/.test(style.position);
    const placed = around.findIndex(isPlaced);
    const cutting = around.filter(({ style }) => /hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY));
    const scrolling = cutting.filter(({ style }) => isMeant(style)).map(({ element }) => element);
    const inside = cutting.findIndex(({ style }) => isMeant(style));
    const clips = cutting.slice(0, inside === -1 ? undefined : inside);
    const block = around.find(({ style }) => !style.display.startsWith('inline'))?.element ?? parent;
    const range = document.createRange();
    range.selectNodeContents(node);
    const inWindows = (box: Box, windows: Element[]) =>
      windows
        .map((one) => one.getBoundingClientRect())
        .reduce(
          (rest, one) => ({
            left: Math.max(rest.left, one.left),
            top: Math.max(rest.top, one.top),
            right: Math.min(rest.right, one.right),
            bottom: Math.min(rest.bottom, one.bottom),
          }),
          box,
        );
    const isThere = ({ left, top, right, bottom }: Box) => right - left > 1 && bottom - top > 1;
    return [...range.getClientRects()]
      .map((box) => inWindows(edges(box), scrolling))
      .filter((box) =>
        isThere(
          inWindows(
            box,
            clips.map(({ element }) => element),
          ),
        ),
      )
      .map((box) => ({
        id,
        text: text.slice(0, 60),
        box,
        block: edges(block.getBoundingClientRect()),
        clips: clips.map(({ element }) => edges(element.getBoundingClientRect())),
        layer:
          placed === -1
            ? ''
            : around
                .slice(placed)
                .map(({ element }) => element.tagName + element.className)
                .join(),
      }));
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
  return nodes.flatMap(of);
};
