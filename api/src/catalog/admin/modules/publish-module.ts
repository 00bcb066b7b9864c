import type { PublishStatus } from '@marketplace/shared/contracts';
import type { Transaction } from '../../../db/index.ts';
import { invalid, refuse } from '../../../http/index.ts';
import { recordEvent } from '../../../notifications/index.ts';
import { editedFields, writeModuleStatus, type ModuleRow } from './module-editor.ts';
import { moduleProblems, publishProblems } from './module-problems.ts';

/** A module that was ever published may have been sold: it can be archived, but not become a draft again. */
export async function publishModule(tx: Transaction, row: ModuleRow, status: PublishStatus): Promise<void> {
  if (status === 'draft' && row.status !== 'draft')
    throw invalid('status', 'You can archive a published module, but not turn it back into a draft.');
  if (status === 'published') {
    const fields = editedFields(row);
    refuse([...(await moduleProblems(tx, fields, row)), ...publishProblems(fields)]);
  }
  await writeModuleStatus(tx, row, status);
  if (status === 'published' && row.status !== 'published') {
    const { id, name } = row;
    await recordEvent(tx, { type: 'module.published', clientId: null, data: { id, name } });
  }
}
