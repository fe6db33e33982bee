import webpack from 'webpack';

/**
 * Writes the files of each named chunk, by which the prerender finds them.
 * @param {string} filename relative to the output
 * @returns {import('webpack').WebpackPluginInstance}
 */
export function chunkList(filename) {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('chunkList', (compilation) => {
        // After the step that puts content hashes into names.
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'chunkList', stage }, () => {
          const files = [...compilation.namedChunkGroups].map(([name, group]) => [
            name,
            group.getFiles().filter((file) => !file.includes('.hot-update.')),
          ]);
          compilation.emitAsset(
            filename,
            new webpack.sources.RawSource(JSON.stringify(Object.fromEntries(files))),
          );
        });
      });
    },
  };
}
