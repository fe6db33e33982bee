import path from 'node:path';

/**
 * Names each chunk by the module that its `import()` requests, such as `pages/storefront/cart/CartPage`. The prerender
 * records imports and finds the chunks in the browser build's stats by that name.
 */
export const chunksNamedByModule = {
  apply(compiler) {
    const src = path.join(compiler.context, 'src');
    compiler.hooks.compilation.tap('chunksNamedByModule', (compilation) => {
      compilation.hooks.seal.tap('chunksNamedByModule', () => {
        for (const block of [...compilation.modules].flatMap((module) => module.blocks)) {
          const file = compilation.moduleGraph.getModule(block.dependencies[0])?.nameForCondition();
          if (file) block.chunkName ??= path.relative(src, file).replace(/\.\w+$/, '');
        }
      });
    });
  },
};
