import type { AuditEvent } from '@marketplace/shared/contracts';
import type { CsvColumns } from '../../http/index.ts';

const valuesText = (values: AuditEvent['before']) => (values === null ? '' : JSON.stringify(values));

export const auditColumns: CsvColumns<AuditEvent> = {
  When: ({ at }) => at,
  Who: ({ actor }) => actor?.email ?? actor?.id ?? '',
  Action: ({ action }) => action,
  'Target type': ({ target }) => target.type,
  Target: ({ target }) => target.name,
  'Target id': ({ target }) => target.id,
  Before: ({ before }) => valuesText(before),
  After: ({ after }) => valuesText(after),
  Address: ({ ip }) => ip ?? '',
};
