import { POLICY_DROPPED_TAGS, POLICY_TAGS } from '@marketplace/shared/contracts';
import { parseInert } from '@marketplace/shared/reading';
import { createElement, type ReactNode } from 'react';

/** Renders the policy's elements without attributes, so links lead nowhere. */
const toNodes = (parent: Node): ReactNode[] =>
  [...parent.childNodes].flatMap((node, index): ReactNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent];
    if (!(node instanceof Element) || POLICY_DROPPED_TAGS.has(node.localName)) return [];
    const inside = toNodes(node);
    if (!POLICY_TAGS.has(node.localName)) return inside;
    return [createElement(node.localName, { key: index }, ...inside)];
  });

/** The policy as React nodes. Browser only: it needs DOMParser. */
export const policyNodes = (html: string): ReactNode[] => toNodes(parseInert(html).body);
