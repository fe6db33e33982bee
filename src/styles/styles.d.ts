// Global styles export nothing. The types of a `*.module.css` are generated (README.md here).
declare module '*.css' {}

/** Set by webpack.config.js: where the site stands, without a trailing slash. */
declare const SITE_URL: string;

/** Set by webpack.config.js: where the source can be read, without a trailing slash; empty if nowhere. */
declare const SITE_REPOSITORY: string;

/** Set by webpack.config.js: whether the pages register the service worker. */
declare const SERVICE_WORKER: boolean;
