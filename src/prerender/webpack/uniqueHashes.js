/**
 * Gives each build of `npm start` its own hash. Hot updates are named by the hash they replace, so after an edit is
 * reverted, the page would otherwise get the broken update again.
 */
export const uniqueHashes = {
  apply(compiler) {
    let builds = 0;
    compiler.hooks.thisCompilation.tap('uniqueHashes', (compilation) => {
      compilation.hooks.fullHash.tap('uniqueHashes', (hash) => hash.update(String((builds += 1))));
    });
  },
};
