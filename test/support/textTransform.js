/** Imports a text file's content, as webpack does. */
export default {
  process: (source) => ({ code: `module.exports = ${JSON.stringify(source)};` }),
};
