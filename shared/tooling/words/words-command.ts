import { readCommandLine } from '../cli/command-line.ts';
import { workspaceRoot } from '../release/workspace.ts';
import { findStrings } from './find-strings.ts';

const { values, positionals: names } = readCommandLine({
  usage: 'npm run words -- [SCREEN|FILE ...]',
  about:
    'Prints every string that people read, by screen, with its file; of screens or files whose name contains a word.',
  options: { json: { type: 'boolean', help: 'prints everything as JSON' } },
  most: Infinity,
});

const found = findStrings(workspaceRoot).filter(
  ({ screen, file }) => names.length === 0 || names.some((name) => screen.includes(name) || file.includes(name)),
);

if (values.json) console.log(JSON.stringify(found, null, 2));
else
  for (const screen of new Set(found.map((words) => words.screen))) {
    console.log(`\n${screen}`);
    for (const { file, line, text } of found.filter((words) => words.screen === screen))
      console.log(`  ${text}\n      ${file}:${String(line)}`);
  }
