import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { workspaceRoot } from '../release/workspace.ts';
import { helpOf, parseCommandLine } from './command-line.ts';

const declaration = {
  usage: 'npm run paint -- WALL',
  about: 'Paints a wall.',
  options: {
    color: { type: 'string', default: 'white', value: 'NAME', help: 'the color' },
    wet: { type: 'boolean', help: 'over wet paint' },
  },
  most: 1,
} as const;
const parse = (...args: string[]) => parseCommandLine(declaration, args);

it('lists the declared options in the help', () => {
  expect(helpOf(declaration)).toBe(
    [
      'npm run paint -- WALL',
      '',
      'Paints a wall.',
      '',
      '  --color NAME  the color',
      '  --wet         over wet paint',
      '  --help        shows this',
    ].join('\n'),
  );
});

it('reads options and words, with defaults', () => {
  expect(parse('north', '--wet')).toEqual({ values: { color: 'white', wet: true }, positionals: ['north'] });
  expect(parse('--color', 'red')).toEqual({ values: { color: 'red' }, positionals: [] });
});

it('gives way to the help, whatever else is requested', () => {
  expect(parse('north', '--wet', '--help')).toBeNull();
});

it.each([
  [['--thick'], "Unknown option '--thick'."],
  [['--color'], "Option '--color <value>' argument missing."],
  [['--wet=yes'], "Option '--wet' does not take an argument."],
  [['north', 'south'], '"south" isn\'t an expected argument.'],
])('refuses %j in one sentence', (args, sentence) => {
  expect(() => parse(...args)).toThrow(new Error(sentence));
});

const run = async (file: string, ...args: string[]) => {
  const child = spawn(process.execPath, [file, ...args], { cwd: workspaceRoot });
  const [out, complaint, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ]);
  return { out, complaint, code };
};
const tooling = (file: string) => `shared/tooling/${file}`;

it.each([
  ['npm run ship -- ', tooling('release/ship-command.ts'), []],
  ['npm run release -- prune', tooling('release/release-command.ts'), ['prune']],
  ['npm run exec -- ', tooling('cli/exec.ts'), []],
])('%s explains itself and succeeds; an unknown option fails with 2', async (usage, file, words) => {
  const [help, misuse] = await Promise.all([run(file, ...words, '--help'), run(file, ...words, '--no-such')]);
  expect(help).toEqual({ out: expect.stringContaining(usage), complaint: '', code: 0 });
  expect(misuse).toEqual({ out: '', complaint: expect.stringMatching(/^.+ See npm .+ --help\n$/), code: 2 });
});
