declare namespace NodeJS {
  interface Module {
    /** Hot replacement, which `npm start` has; it is undefined in builds, in the prerender and in Jest. */
    readonly hot?: { accept(dependencies: readonly string[], replaced: () => void): void };
  }
}
