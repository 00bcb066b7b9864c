import { createElement, type ReactNode } from 'react';
import { hrefFor, isDropped, tagFor } from './allowed-html.ts';

export interface PolicyHeading {
  id: string;
  text: string;
}

export interface Policy {
  body: ReactNode[];
  /** Of the second level, in order. */
  headings: PolicyHeading[];
}

type Attributes = Record<string, string | number | undefined>;

const spans = (element: Element): Attributes =>
  Object.fromEntries(
    (['colspan', 'rowspan'] as const).flatMap((name) => {
      const span = Number(element.getAttribute(name));
      return Number.isInteger(span) && span > 1 && span <= 100
        ? [[name === 'colspan' ? 'colSpan' : 'rowSpan', span]]
        : [];
    }),
  );

/** Makes elements of what is allowed, and nothing of the rest: no attribute of the source is copied. */
class PolicyReader {
  readonly headings: PolicyHeading[] = [];
  #elements = 0;

  readonly children = (parent: Node): ReactNode[] => [...parent.childNodes].flatMap(this.#node);

  readonly #node = (node: Node): ReactNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent];
    if (!(node instanceof Element) || isDropped(node)) return [];
    const tag = tagFor(node);
    if (!tag) return this.children(node);
    const inside = this.children(node);
    this.#elements += 1;
    return [createElement(tag, { key: this.#elements, ...this.#attributes(tag, node) }, ...inside)];
  };

  #attributes(tag: string, element: Element): Attributes {
    if (tag === 'a') return { href: hrefFor(element), rel: 'noopener noreferrer' };
    if (tag === 'td' || tag === 'th') return spans(element);
    return tag === 'h2' ? { id: this.#heading(element) } : {};
  }

  #heading(element: Element): string {
    const id = `section-${this.headings.length + 1}`;
    this.headings.push({ id, text: element.textContent.trim() });
    return id;
  }
}

/** A policy's HTML as React elements, by an allow-list. Needs a browser: only its parser knows what HTML means. */
export const readPolicy = (html: string): Policy => {
  const reader = new PolicyReader();
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return { body: reader.children(body), headings: reader.headings };
};
