import { slowness } from './test/support/slowness.js';

const shared = {
  roots: ['<rootDir>/test'],
  testPathIgnorePatterns: ['<rootDir>/test/browser/', '<rootDir>/test/bench/', '<rootDir>/test/perf/'],
  moduleNameMapper: {
    '^(d3|d3-(array|random|scale|shape))$': '<rootDir>/node_modules/d3/dist/d3.min.js',
    '\\.css$': '<rootDir>/test/support/cssModule.cjs',
  },
  transform: {
    '\\.mdx$': '<rootDir>/test/support/mdxTransform.js',
    '\\.computed\\.ts$': '<rootDir>/test/support/computedTransform.js',
    '/src/content/.+\\.ts$': '<rootDir>/test/support/globTransform.js',
    '\\.svg$': '<rootDir>/test/support/svgTransform.js',
    '\\.txt$': '<rootDir>/test/support/textTransform.js',
    '\\.tsx?$|(@redux-devtools|/samples|/src/prerender|/test/support|ml-[a-z-]+|is-any-array)/.+\\.js$|/hucre/.+\\.mjs$':
      [
        '@swc/jest',
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      ],
  },
  transformIgnorePatterns: ['/node_modules/(?!@redux-devtools/|hucre/|ml-|is-any-array/)'],
  // Lookups of globals are slow in Jest's vm: they took two of three seconds of a loop over digits. Not `Map`, which is
  // also an icon of lucide-react.
  sandboxInjectedGlobals: [
    'Array',
    'Boolean',
    'Error',
    'JSON',
    'Math',
    'Number',
    'Object',
    'Promise',
    'RegExp',
    'Set',
    'String',
    'Symbol',
    'WeakMap',
    'console',
    'process',
  ],
  globals: { SITE_URL: 'https://www.tangelo.example', SITE_REPOSITORY: '', SERVICE_WORKER: false },
};

export default {
  maxWorkers: '100%',
  globalSetup: '<rootDir>/test/support/computedFolder.js',
  testTimeout: 90_000 * slowness(),
  // On a busy machine a worker needs more than Jest's half second to exit.
  workerGracefulExitTimeout: 5000 * slowness(),
  projects: [
    {
      ...shared,
      displayName: 'node',
      testMatch: ['**/*.test.ts'],
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
    },
    {
      ...shared,
      displayName: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts', '<rootDir>/test/support/setupPage.ts'],
    },
  ],
};
