declare namespace NodeJS {
  interface Module {
    /** Hot replacement, which `npm start` has; it is undefined in builds, in the prerender and in Jest. */
    readonly hot?: {
      /** With `failed`, a dependency that throws at load does not reload the page: the next edit may repair it. */
      accept(dependencies: readonly string[], replaced: () => void, failed: (error: unknown) => void): void;
    };
  }
}
