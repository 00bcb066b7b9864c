import { join } from 'node:path';
import { aFolder, removeFolders } from '../testing/artifacts.ts';
import { ownProps } from './own-props.ts';

afterAll(removeFolders);

const contracts = `import type { WidgetComponent, WidgetProps } from '@marketplace/shared/contracts';\n`;
const propsOf = (source: string, declared: string) =>
  ownProps(join(aFolder({ 'widget.tsx': source }), 'widget.tsx'), 'mfe-x/w', declared);

it.each([
  [`export default function W({ id }: WidgetProps['mfe-x/w']) { return id; }`],
  [`const W: WidgetComponent<'mfe-x/w'> = ({ id }) => id;\nexport default W;`],
])('trusts a component that takes its props from remote.ts: %s', (source) => {
  expect(propsOf(contracts + source, '{ id: string }')).toBe('{ id: string }');
});

it('knows a component without props', () => {
  expect(propsOf('export default function W() { return null; }', 'Record<string, never>')).toBe('{}');
});

it('spells out the type of the component itself', () => {
  const source = `interface Seat { row: number; next?: Seat[] }
    interface Props { seat: Seat; kind: 'a' | 'b'; onPick?: (seat: number) => void }
    export default ({ kind }: Props) => kind;`;
  const declared = "{ seat: { row: number }; kind: 'a' }";
  expect(propsOf(source, declared)).toMatch(
    /^\{ seat: \{ row: number; next\?: undefined \| \(\{ row: number.+; kind: 'a' \| 'b'; onPick\?: undefined \| \(\(seat: number\) => void\) \}$/,
  );
});

it.each([
  ['another type', `export default function W({ id }: { id: number }) { return id; }`, '{ id: number }'],
  [
    'more than declared',
    `import type { WidgetProps } from '@marketplace/shared/contracts';
     export default function W({ id, at }: { id: string } & { at: number }) { return id + at; }`,
    '{ id: string } & { at: number }',
  ],
  ['the props of another widget', `${contracts}export default ({ id }: { id: boolean }) => String(id);`, 'boolean'],
])('refuses a component that takes %s', (_, source, own) => {
  const sentence = `takes the props ${own}, but remote.ts declares { id: string } for mfe-x/w.`;
  expect(() => propsOf(source, '{ id: string }')).toThrow(own === 'boolean' ? '{ id: boolean }' : sentence);
});

it('refuses a file without a component', () => {
  expect(() => propsOf('export const W = () => null;', '{}')).toThrow('has no default export');
});
