const path = require('node:path');
const { globSync } = require('tinyglobby');

/** Does what `import.meta.glob` does in the build: returns modules, or functions that load them, by path. */
module.exports = (require, folder, pattern, { eager = false, import: name } = {}) =>
  Object.fromEntries(
    globSync(pattern, { cwd: folder })
      .sort()
      .map((file) => {
        const load = () => {
          const exported = require(path.join(folder, file));
          return name === undefined ? exported : exported[name];
        };
        return [`./${file}`, eager ? load() : () => Promise.resolve().then(load)];
      }),
  );
