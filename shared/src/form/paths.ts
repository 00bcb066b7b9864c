/** The names of the fields that hold a `Value`: `name`, or `steps.0.title` in a list of rows. */
export type NameOf<Values, Value> = {
  [Name in keyof Values & string]: NonNullable<Values[Name]> extends readonly (infer Row)[]
    ? Row extends object
      ? `${Name}.${number}.${NameOf<Row, Value>}`
      : never
    : Values[Name] extends Value
      ? Name
      : never;
}[keyof Values & string];

export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      values,
    );

/** A copy of the values with one replaced at the path. */
export const withValueAt = (values: unknown, path: string, value: unknown): unknown => {
  const [key = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : withValueAt(valueAt(values, key), rest.join('.'), value);
  if (Array.isArray(values)) return values.with(Number(key), next);
  return { ...(values as object), [key]: next };
};

/** The form's field at the start of a path. */
export const topOf = (path: string) => path.split('.')[0] ?? path;

/** The path without row numbers, as all rows share their rules: `steps.title`, and `tags.*` for a plain entry. */
export const withoutRows = (path: string) => path.replace(/\.\d+$/, '.*').replace(/\.\d+(?=\.)/g, '');
