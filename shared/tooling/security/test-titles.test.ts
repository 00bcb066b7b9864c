import { testTitles } from './test-titles.ts';

it('finds the title for each way to write a test, but not for skipped ones', () => {
  const source = `
    describe("a 'group'", () => { it('one', run); it.each([['a row']])('of rows: %s', run); });
    it.each\`a | b\`('of a template', run);
    it.each(list)(
      'on a line of its own', run);
    test.describe('of Playwright', () => test(\`written so\`, run));
    it('after a type in angle brackets', () => { const first = async <T>(list: T[]) => <T>list[0]; });
    it.skip('skipped', run); it.todo('to do'); other('call', run); it(name, run);`;
  expect(testTitles('some.test.ts', source)).toEqual([
    "a 'group'",
    'one',
    'of rows: %s',
    'of a template',
    'on a line of its own',
    'of Playwright',
    'written so',
    'after a type in angle brackets',
  ]);
});
