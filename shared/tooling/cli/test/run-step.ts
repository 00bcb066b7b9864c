import { spawn } from 'node:child_process';
import { workspaceRoot } from '../../release/workspace.ts';

export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

/** Runs one step with its output in sight; true when it passed. */
export const runStep = ({ name, command, args, env }: Step) =>
  new Promise<boolean>((resolve) => {
    console.log(`\n== ${name}`);
    const started = performance.now();
    const child = spawn(command, args, {
      cwd: workspaceRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const done = (passed: boolean) => {
      console.log(
        `== ${name} ${passed ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s`,
      );
      resolve(passed);
    };
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.on('exit', (code) => done(code === 0));
  });
