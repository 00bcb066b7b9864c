import type { Command } from '../commands/command.ts';

/** Runs a command of `npm run release` in a test. Returns what it prints, and its exit code. */
export const runReleaseCommand = async ({ run }: Command, ...args: string[]) => {
  const said: string[] = [];
  const spies = (['log', 'error'] as const).map((stream) =>
    jest
      .spyOn(console, stream)
      .mockImplementation((...[text]: unknown[]) => void said.push(...String(text).split('\n'))),
  );
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    process.exitCode = code;
    return undefined as never;
  });
  await run(args);
  for (const spy of [...spies, exit]) spy.mockRestore();
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  return { said, code };
};
