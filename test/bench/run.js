import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import webpack from 'webpack';

/**
 * Bundles and runs the benchmark. It's a production bundle, because Redux Toolkit's development checks walk the
 * whole state on each action and would dominate the figures.
 */
const root = path.resolve(import.meta.dirname, '../..');
const output = { path: path.join(root, 'build/bench'), filename: 'bench.cjs' };

const compiler = webpack({
  mode: 'production',
  target: 'node20',
  context: root,
  entry: fileURLToPath(import.meta.resolve('./bench.ts')),
  output,
  devtool: false,
  optimization: { minimize: false },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: { transpileOnly: true, compilerOptions: { noEmit: false } },
      },
      {
        test: /\.css$/,
        loader: 'css-loader',
        options: { modules: { exportOnlyLocals: true, namedExport: false, exportLocalsConvention: 'as-is' } },
      },
    ],
  },
});

compiler.run((error, stats) => {
  if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  void import(pathToFileURL(path.join(output.path, output.filename)).href);
});
