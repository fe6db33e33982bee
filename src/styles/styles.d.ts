declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Set by webpack.config.js: where the site stands, without a trailing slash. */
declare const SITE_URL: string;
