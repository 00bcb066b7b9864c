import { sampleProps } from './sample-props.ts';

const valueOf = (source: string): unknown => new Function(`return (${source});`)();

it.each([
  ['Record<string, never>', {}],
  ['{ moduleId: string; noOfUsers: number }', { moduleId: 'x', noOfUsers: 1 }],
  ['{ open: boolean; focusCategoryId?: string }', { open: true }],
  ["{ size: 'small' | 'large'; most: 3 | 5 }", { size: 'small', most: 3 }],
  ['{ items: string[]; pair: readonly number[] }', { items: [], pair: [] }],
  [
    "{ 'data-id': string; buyer: { name: string; age: number | null } }",
    { 'data-id': 'x', buyer: { name: 'x', age: 1 } },
  ],
  ['{ picture: null; anything: unknown; children: ReactNode }', { picture: null }],
])('%s', (props, sample) => expect(valueOf(sampleProps(props))).toEqual(sample));

it('a function does nothing', () => {
  const { onClose } = valueOf(sampleProps('{ onClose: (why?: string) => void }')) as { onClose: () => unknown };
  expect(onClose()).toBeUndefined();
});
