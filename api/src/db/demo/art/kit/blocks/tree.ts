import { avatar } from '../avatar.ts';
import { cell } from '../cell.ts';
import { escape, type Html } from '../text.ts';

export interface TreeNode {
  /** `Title|note`; with `person` the title's initials lead. */
  text: string;
  chip?: string;
  person?: boolean;
  strong?: boolean;
  children?: TreeNode[];
}

interface Placed {
  node: TreeNode;
  x: number;
  y: number;
  parent: Placed | undefined;
}

interface TreeSize {
  width: number;
  height: number;
  box: [width: number, height: number];
  /** From left to right in place of top to bottom. */
  sideways?: boolean;
}

/** Boxes joined by right-angled lines. Leaves share the room evenly; a parent stands in the middle of its children. */
export function tree(root: TreeNode, size: TreeSize): Html {
  const placed: Placed[] = [];
  const depth = depthOf(root);
  const leaves = leavesOf(root);
  let leaf = 0;
  const place = (node: TreeNode, level: number, parent?: Placed): Placed => {
    const own: Placed = { node, x: 0, y: (level + 0.5) / depth, parent };
    placed.push(own);
    const children = (node.children ?? []).map((child) => place(child, level + 1, own));
    const [head, last] = [children[0], children.at(-1)];
    own.x = head && last ? (head.x + last.x) / 2 : (leaf++ + 0.5) / leaves;
    return own;
  };
  place(root, 0);
  return draw(placed, size);
}

function draw(placed: Placed[], { width, height, box, sideways }: TreeSize): Html {
  const at = ({ x, y }: Placed): [number, number] => (sideways ? [y * width, x * height] : [x * width, y * height]);
  const lines = placed.flatMap((own) => (own.parent ? [elbow(at(own.parent), at(own), box, sideways)] : []));
  const boxes = placed.map((own) => {
    const [x, y] = at(own);
    return `<div class="node ${own.node.strong ? 'strong' : ''}" style="left:${x - box[0] / 2}px;top:${y - box[1] / 2}px;width:${box[0]}px;height:${box[1]}px">${content(own.node)}</div>`;
  });
  return `<div class="tree" style="width:${width}px;height:${height}px"><svg width="${width}" height="${height}"><path d="${lines.join('')}"/></svg>${boxes.join('')}</div>`;
}

function elbow(
  [px, py]: [number, number],
  [x, y]: [number, number],
  [width, height]: [number, number],
  sideways = false,
): string {
  if (sideways) return `M${px + width / 2} ${py}H${(px + x) / 2}V${y}H${x - width / 2}`;
  return `M${px} ${py + height / 2}V${(py + y) / 2}H${x}V${y - height / 2}`;
}

function content({ text, chip = '', person }: TreeNode): Html {
  const [title = '', note = ''] = text.split('|');
  return `${person ? avatar(title, 28) : ''}<span class="two"><b>${escape(title)}</b><small>${escape(note)}</small></span>${chip ? `<em>${cell(chip)}</em>` : ''}`;
}

const depthOf = (node: TreeNode): number => 1 + Math.max(0, ...(node.children ?? []).map(depthOf));
const leavesOf = (node: TreeNode): number =>
  node.children?.length ? node.children.reduce((total, child) => total + leavesOf(child), 0) : 1;

export const treeStyles = `
.tree{position:relative}.tree svg{position:absolute;inset:0}.tree path{fill:none;stroke:var(--firm);stroke-width:1.5}
.tree .node{position:absolute;display:flex;align-items:center;gap:8px;padding:0 10px;background:var(--raised);border:1px solid var(--line);border-radius:10px;white-space:nowrap;overflow:hidden}
.tree .node.strong{border-color:var(--hue);background:var(--hue-soft)}.tree em{font-style:normal;margin-left:auto}
`;
