import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';

/** The last entry of a backup, which describes the others: a truncated file has none. */
export const manifestName = 'manifest.json';

const Name = Type.String({ pattern: '^[a-z_][a-z0-9_]*$' });

const Manifest = Type.Object({
  format: Type.Literal('marketplace-backup-1'),
  madeAt: Type.String({ format: 'date-time' }),
  /** Migrations of the schema, oldest first. */
  migrations: Type.Array(Type.Object({ when: Type.Integer(), hash: Type.String() }), { minItems: 1 }),
  tables: Type.Array(Type.Object({ name: Name, columns: Type.Array(Name), rows: Type.Integer({ minimum: 0 }) })),
  sequences: Type.Array(Type.Object({ name: Name, value: Type.String({ pattern: '^\\d+$' }) })),
  entries: Type.Array(Type.Object({ name: Type.String(), size: Type.Integer(), sha256: Type.String() })),
});

export type Manifest = Static<typeof Manifest>;
export type BackupTable = Manifest['tables'][number];

const check = Compile(Manifest);

/** Undefined if it is not a manifest. */
export function parseManifest(content: Buffer): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(content.toString());
    return check.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
