import { writeFileSync } from 'node:fs';
import { test } from './visitor.ts';

test('a visitor raises a ticket with an attachment', async ({ visitor }, testInfo) => {
  const file = testInfo.outputPath('export.txt');
  writeFileSync(file, 'row 500\n');
  await visitor.visit('/ticket');
  await visitor.answers();
  await visitor.field('Name').type('Asha Rao');
  await visitor.field('Email').type('asha@customer.example');
  await visitor.role('combobox', /^Category/).choose('problem');
  await visitor.field('Subject').type('The export stops half way');
  await visitor.field('Description').type('Since this morning the export of October stops after 500 rows.');
  await visitor.fileInput().type(file);
  await visitor.text('export.txt').isShown();
  await visitor.button(/^(Raise|Send|Submit)/).click();
  await visitor.text(/TEX-\d{4}-\d{6}/).isShown();
});

test('a message that is incomplete is refused at its fields', async ({ visitor }) => {
  await visitor.visit('/contactus');
  await visitor.answers();
  await visitor.button(/^Send/).click();
  await visitor.text('Name is required').isShown();
});
