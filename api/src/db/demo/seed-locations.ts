import { sql } from 'drizzle-orm';
import { SHARING_CONSENT } from '@marketplace/shared/contracts';
import type { Transaction } from '../database.ts';
import { insertAll } from '../insert-all.ts';
import { livePositions, positionConsents, positionHistory, sites } from '../schema/locations.ts';
import { demoPositions, demoSites } from './demo-locations.ts';

export async function seedLocations(tx: Transaction, now: Date): Promise<void> {
  await insertAll(
    tx,
    sites,
    demoSites.map(([id, name, address, lat, lng, radius]) => ({ id, name, address, lat, lng, radius })),
  );
  const { version } = SHARING_CONSENT;
  await insertAll(
    tx,
    positionConsents,
    demoPositions.map(([userId]) => ({ userId, version, agreedAt: now })),
  );
  const fixes = demoPositions.map(([userId, lat, lng, accuracy, speed, age]) => ({
    ...{ userId, lat, lng, accuracy, speed, source: 'device' as const },
    fixTime: new Date(now.getTime() - age * 1_000),
  }));
  await insertAll(tx, positionHistory, fixes);
  const sequence = sql`nextval('live_positions_sequence')`;
  await tx.insert(livePositions).values(fixes.map((fix) => ({ ...fix, sequence })));
}
