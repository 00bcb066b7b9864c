import type { RemoteDeclaration } from '@marketplace/shared/contracts';
import { Compiler, type Compilation, type WebpackOptionsNormalized } from 'webpack';
import { declarationPlugin } from './declaration-plugin.ts';

const file = '/mfe-cart/remote.ts';
const declaring = (title: string): RemoteDeclaration => ({
  name: 'mfe-cart',
  team: 'Checkout',
  pages: [{ path: '/cart', module: './src/pages/cart.tsx', access: 'public', title }],
  widgets: {},
});

/** A watching compiler with the plugin, whose builds are run by hand. */
const aWatch = () => {
  const read = jest.fn(() => Promise.resolve(declaring('Cart')));
  const changes: RemoteDeclaration[] = [];
  const compiler = new Compiler('/', { experiments: {} } as WebpackOptionsNormalized);
  declarationPlugin({ file, read, built: declaring('Cart'), onChange: (one) => changes.push(one) }).apply(compiler);

  const build = async (...modified: string[]) => {
    compiler.modifiedFiles = modified.length > 0 ? new Set(modified) : undefined;
    await compiler.hooks.watchRun.promise(compiler);
    const compilation = { fileDependencies: new Set<string>(), errors: [] as Error[] };
    compiler.hooks.thisCompilation.call(compilation as unknown as Compilation, {} as never);
    await compiler.hooks.done.promise({} as never);
    return { watched: [...compilation.fileDependencies], errors: compilation.errors.map(({ message }) => message) };
  };
  return { read, changes, build };
};

it('watches remote.ts, and reads it when it changes', async () => {
  const { read, changes, build } = aWatch();
  expect(await build()).toEqual({ watched: [file], errors: [] });
  await build('/mfe-cart/src/pages/cart.tsx');
  expect(read).toHaveBeenCalledTimes(1);
  expect(changes).toEqual([]);
  read.mockResolvedValue(declaring('Basket'));
  await build(file);
  expect(changes).toEqual([declaring('Basket')]);
  await build('/mfe-cart/src/pages/cart.tsx');
  expect(changes).toHaveLength(1);
});

it('notices what changed between the reading and the first build', async () => {
  const { read, changes, build } = aWatch();
  read.mockResolvedValue(declaring('Basket'));
  await build();
  expect(changes).toEqual([declaring('Basket')]);
});

it('makes an error in remote.ts an error of every build until it is corrected', async () => {
  const { read, changes, build } = aWatch();
  await build();
  read.mockRejectedValueOnce(new Error("Expected ','"));
  expect((await build(file)).errors).toEqual(["Expected ','"]);
  expect((await build('/mfe-cart/src/pages/cart.tsx')).errors).toEqual(["Expected ','"]);
  expect((await build(file)).errors).toEqual([]);
  expect(changes).toEqual([]);
});
