import webpack, { type Compilation, type Configuration } from 'webpack';

/** Builds once; rejects with the compiler's messages when they contain an error. */
export const runWebpack = (config: Configuration) =>
  new Promise<Compilation>((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) return reject(new Error('webpack made no compiler.'));
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) return reject(failure);
        if (!stats) return reject(new Error('webpack gave no statistics.'));
        if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        resolve(stats.compilation);
      });
    });
  });
