import PDFDocument from 'pdfkit';
import type { BillingDocument } from '../invoice-document.ts';
import { drawFooters } from './draw-footers.ts';
import { drawHeading } from './draw-heading.ts';
import { drawTable } from './draw-table.ts';
import { drawTotals } from './draw-totals.ts';
import { registerFonts } from './fonts.ts';

/** An invoice or a credit note as a tagged A4 document; the same one always gives the same bytes. */
export async function invoicePdf(document: BillingDocument): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    // Text is placed line by line: PDFKit must not add pages of its own.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: document.title,
      Author: document.seller[0] ?? '',
      Subject: `For ${document.buyer[0] ?? ''}`,
      CreationDate: document.date,
    },
  });
  const finished = collect(doc);
  draw(doc, document);
  doc.end();
  return finished;
}

function draw(doc: PDFKit.PDFDocument, document: BillingDocument): void {
  const paper = { doc, fonts: registerFonts(doc) };
  const root = doc.struct('Document');
  doc.addStructure(root);
  const headingEnd = drawHeading(paper, root, document);
  const tableEnd = drawTable(paper, root, document, headingEnd + 28);
  drawTotals(paper, root, document, tableEnd);
  root.end();
  drawFooters(paper, document);
}

async function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
