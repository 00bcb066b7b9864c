import { createElement, type ReactNode } from 'react';
import { parseHtml } from '#parse-html';
import { hrefFor, isDropped, tagFor } from './allowed-html.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';

export interface PolicyHeading {
  id: string;
  text: string;
}

export interface Policy {
  body: ReactNode[];
  /** The second-level headings, in order. */
  headings: PolicyHeading[];
}

/** The deepest nesting that the API allows. Anything deeper only loses its tags. */
const DEEPEST = 100;

/** Whitespace between their parts means nothing. */
const tableParts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

type Attributes = Record<string, string | number | undefined>;

const spans = ({ attributes }: HtmlElement): Attributes =>
  Object.fromEntries(
    (['colspan', 'rowspan'] as const).flatMap((name) => {
      const span = Number(attributes.get(name));
      return Number.isInteger(span) && span > 1 && span <= 100
        ? [[name === 'colspan' ? 'colSpan' : 'rowSpan', span]]
        : [];
    }),
  );

const textOf = (nodes: HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

/** Creates elements for what is allowed and ignores the rest: no attribute of the source is copied. */
class PolicyReader {
  readonly headings: PolicyHeading[] = [];
  #elements = 0;

  children(nodes: HtmlNode[], above: string[] = []): ReactNode[] {
    return nodes.flatMap((node) => this.#node(node, above));
  }

  /** `above` holds the tags around it, outermost first. */
  #node(node: HtmlNode, above: string[]): ReactNode[] {
    if (typeof node === 'string') return tableParts.has(above.at(-1) ?? '') && node.trim() === '' ? [] : [node];
    if (isDropped(node)) return [];
    const tag = tagFor(node);
    if (!tag || above.length >= DEEPEST) return this.children(node.children, above);
    const inside = this.children(node.children, [...above, tag]);
    this.#elements += 1;
    return [createElement(tag, { key: this.#elements, ...this.#attributes(tag, node) }, ...inside)];
  }

  #attributes(tag: string, element: HtmlElement): Attributes {
    if (tag === 'a') return { href: hrefFor(element), rel: 'noopener noreferrer' };
    if (tag === 'td' || tag === 'th') return spans(element);
    return tag === 'h2' ? { id: this.#heading(element) } : {};
  }

  #heading(element: HtmlElement): string {
    const id = `section-${this.headings.length + 1}`;
    this.headings.push({ id, text: textOf(element.children).trim() });
    return id;
  }
}

/** A policy's HTML as React elements, by an allow-list: anything else in the source never becomes markup. */
export const readPolicy = (html: string): Policy => {
  const reader = new PolicyReader();
  return { body: reader.children(parseHtml(html)), headings: reader.headings };
};
