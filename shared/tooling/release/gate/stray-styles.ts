import postcss, { AtRule, Rule, type ChildNode } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** These define names for the whole page. */
const pageWide = /^(counter-style|font-face|import|property)$/;
const keyframes = /^(-\w+-)?keyframes$/;

/** The rule that this one is nested in. */
const outerRule = ({ parent }: ChildNode): Rule | undefined =>
  parent instanceof Rule ? parent : parent instanceof AtRule ? outerRule(parent) : undefined;

const isStep = ({ parent }: Rule) => parent instanceof AtRule && keyframes.test(parent.name);

const hasNesting = (selector: Selector) => {
  let found = false;
  selector.walkNesting(() => void (found = true));
  return found;
};

/**
 * Finds what a stylesheet styles without naming a class of its own, and the names it defines for the whole page:
 * `body`, `.own, h1`, `@keyframes spin`. A class within `:not()` doesn't count.
 * @param own what the remote's class names start with: `cart-`
 */
export const strayStyles = (css: string, own: string): string[] => {
  const isOwnNode = (node: Node): boolean => {
    if (node.type === 'class') return node.value.startsWith(own);
    if (node.type === 'nesting') return true;
    return node.type === 'pseudo' && node.value !== ':not' && node.nodes.length > 0 && node.nodes.every(isOwn);
  };
  const isOwn = (selector: Selector) => selector.nodes.some(isOwnNode);
  const strayIn = (rule: Rule) => {
    const isNested = outerRule(rule) !== undefined;
    // A nested selector without `&` starts with the outer one.
    return selectorParser()
      .astSync(rule.selector)
      .nodes.filter((selector) => !isOwn(selector) && !(isNested && !hasNesting(selector)))
      .map((selector) => String(selector).trim());
  };

  const stray: string[] = [];
  postcss.parse(css).walk((node) => {
    if (node instanceof Rule && !isStep(node)) stray.push(...strayIn(node));
    if (!(node instanceof AtRule)) return;
    if (pageWide.test(node.name) || (keyframes.test(node.name) && !node.params.startsWith(own)))
      stray.push(`@${node.name} ${node.params}`.trim());
  });
  return [...new Set(stray)];
};
