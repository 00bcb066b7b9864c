interface Environment {
  teardown: () => Promise<void>;
}
type Options = { projectConfig: object };
const NodeEnvironment = jest.requireActual<new (options: Options) => Environment>('./node-environment.cjs');

it('leaves nothing of a test file in the worker', async () => {
  const { fetch, console, Date } = globalThis;
  const [exit, path] = [process.exit, process.env['PATH']];
  const environment = new NodeEnvironment({ projectConfig: {} });
  globalThis.fetch = () => Promise.reject(new Error('No network'));
  globalThis.console = { ...console };
  globalThis.Date = class extends Date {} as DateConstructor;
  process.exit = () => undefined as never;
  Object.assign(process.env, { PATH: '/nowhere', ADDED: 'yes' });
  await environment.teardown();
  expect([globalThis.fetch, globalThis.console, globalThis.Date, process.exit]).toEqual([fetch, console, Date, exit]);
  expect([process.env['PATH'], process.env['ADDED']]).toEqual([path, undefined]);
});
