const partSize = 1_000;

/** All rows of an ordered select, read part by part, so that a long list is never in memory as a whole. */
export async function* rowsInParts<Row>(
  readPart: (part: { limit: number; offset: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += partSize) {
    const rows = await readPart({ limit: partSize, offset });
    yield* rows;
    if (rows.length < partSize) return;
  }
}
