import { StatsWriterPlugin } from 'webpack-stats-plugin';

/**
 * Writes the files of each named chunk, by which the prerender finds them.
 * @param {string} filename relative to the output
 */
export function chunkList(filename) {
  return new StatsWriterPlugin({
    filename,
    stats: { all: false, chunkGroups: true },
    transform: ({ namedChunkGroups }) =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(namedChunkGroups).map(([name, { assets }]) => [
            name,
            assets.map((asset) => asset.name).filter((file) => !file.includes('.hot-update.')),
          ]),
        ),
      ),
  });
}
