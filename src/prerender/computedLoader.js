/** Results by file, because the browser's and the prerender's builds run at once and some take seconds. */
const results = new Map();

/**
 * Runs a module during the build and replaces it with its exports, which must be plain data. The browser gets a
 * demo's first result, identical to the prerendered one, without computing it. As a pitching loader it skips the
 * module's other loaders. Browsers parse JSON twice as fast as the same value in code:
 * https://v8.dev/blog/cost-of-javascript-2019#json
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @returns {Promise<string>} the module for the browser
 */
export async function pitch() {
  const { resourcePath } = this;
  if (!results.has(resourcePath)) results.set(resourcePath, this.importModule(`${resourcePath}?run`));
  const exported = await results.get(resourcePath);
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
    .join('\n');
}
