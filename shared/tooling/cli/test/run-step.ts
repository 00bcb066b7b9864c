import { spawn } from 'node:child_process';
import { workspaceRoot } from '../../release/workspace.ts';

export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

/** Runs one step; returns whether it passed. Its output streams or, next to other steps, is printed at the end. */
export const runStep = ({ name, command, args, env }: Step, { beside = false } = {}) =>
  new Promise<boolean>((resolve) => {
    const title = `\n== ${name}`;
    console.log(beside ? `== ${name} started` : title);
    const started = performance.now();
    const output = beside ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: workspaceRoot,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    const said: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
    const done = (passed: boolean) => {
      if (beside) console.log(`${title}\n${Buffer.concat(said).toString()}`);
      console.log(
        `== ${name} ${passed ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s`,
      );
      resolve(passed);
    };
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
