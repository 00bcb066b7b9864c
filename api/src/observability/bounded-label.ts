/** Keeps the first `most` values of a label; all others count together as `other`. */
export function boundedLabel(most: number): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= most) return 'other';
    known.add(value);
    return value;
  };
}
