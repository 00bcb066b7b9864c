type Element = PDFKit.PDFStructureElement;

/** Draws one element of the document's structure, which screen readers follow. */
export function tagged(
  doc: PDFKit.PDFDocument,
  parent: Element,
  tag: string,
  draw: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  const element = doc.struct(tag, options, draw);
  parent.add(element);
  element.end();
}

/** An element that contains others. */
export function group(doc: PDFKit.PDFDocument, parent: Element, tag: string, fill: (element: Element) => void): void {
  const element = doc.struct(tag);
  parent.add(element);
  fill(element);
  element.end();
}

/** Decorative content: rules, page numbers. */
export function artifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
