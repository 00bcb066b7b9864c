type Element = PDFKit.PDFStructureElement;

/** Draws something as one element of the document's structure, which programs that read it aloud follow. */
export function tagged(doc: PDFKit.PDFDocument, parent: Element, tag: string, draw: () => void): void {
  const element = doc.struct(tag, {}, draw);
  parent.add(element);
  element.end();
}

/** An element that holds others. */
export function group(doc: PDFKit.PDFDocument, parent: Element, tag: string, fill: (element: Element) => void): void {
  const element = doc.struct(tag);
  parent.add(element);
  fill(element);
  element.end();
}

/** What is there for the eye alone: rules, page numbers. */
export function artifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
