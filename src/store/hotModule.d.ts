declare namespace NodeJS {
  interface Module {
    /**
     * Hot module replacement in `npm start`. Undefined in builds, the prerender and Jest, although `webpack/module`, which
     * we need for `import.meta.glob`, declares it as always there; `skipLibCheck` lets this declaration win.
     */
    readonly hot?: {
      /** With `failed`, a module that throws while loading doesn't reload the page, so the next edit can fix it. */
      accept(dependencies: readonly string[], replaced: () => void, failed: (error: unknown) => void): void;
    };
  }
}
