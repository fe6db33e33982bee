// Global styles export nothing. Types of `*.module.css` are generated (README.md).
declare module '*.css' {}

/** Set by webpack.config.js: the site's URL, without a trailing slash. */
declare const SITE_URL: string;

/** Set by webpack.config.js: the repository's URL, without a trailing slash; empty if unknown. */
declare const SITE_REPOSITORY: string;

/** Set by webpack.config.js: true if pages register the service worker. */
declare const SERVICE_WORKER: boolean;
