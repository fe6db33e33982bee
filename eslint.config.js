import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Layers of `src/`, lowest first: each may import those before it ("Layers" in README.md). `persistence` imports none of
 * them, and is for `store` and those above.
 */
const layers = ['domain', 'content', 'store', 'components', 'demos', 'pages', 'app', 'prerender'];

/** Each layer is one element, except that demos and pages are separate and can't import each other. */
const elements = [
  { type: 'styles', pattern: 'src/styles' },
  { type: 'shared demo parts', pattern: 'src/demos/shared' },
  { type: 'demos', pattern: 'src/demos/*' },
  { type: 'pages', pattern: 'src/pages/*/*' },
  ...layers
    .filter((layer) => !['demos', 'pages'].includes(layer))
    .map((layer) => ({ type: layer, pattern: `src/${layer}` })),
  { type: 'persistence', pattern: 'src/persistence' },
  { type: 'service worker', pattern: 'src/serviceWorker' },
];

const allow = (type, others) => ({
  from: { element: { type } },
  allow: { to: { element: { types: { anyOf: others } } } },
});

const noReduxPersist = { name: 'redux-persist', message: 'Only src/persistence/ knows redux-persist.' };

/** Lets a store folder import only itself and the named files from the store, and types of `slices.ts`. */
const storeFolder = (folder, others) => ({
  files: [`src/store/${folder}/*.ts`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        paths: [noReduxPersist],
        patterns: [
          {
            regex: `^\\.\\./(?!${['\\.\\./', 'slices$', ...others].join('|')})`,
            message: 'This import runs against the direction inside the store (src/store/README.md).',
          },
          {
            regex: '^\\.\\./slices$',
            allowTypeImports: true,
            message: 'Only types, because `slices.ts` imports the slices.',
          },
        ],
      },
    ],
  },
});

/** The parts of React Router that work with `<Router navigator>`, types included. */
const routerNames = [
  ...['Link', 'NavLink', 'Navigate', 'NavigationType', 'Router', 'UNSAFE_LocationContext'],
  ...['createPath', 'generatePath', 'matchPath', 'parsePath'],
  ...['useHref', 'useLocation', 'useMatch', 'useNavigate', 'useParams', 'useSearchParams'],
  ...['LinkProps', 'Location', 'NavigateOptions', 'Navigator', 'Params', 'To'],
];

/** Makes a rule that reports all code that matches a selector (https://eslint.org/docs/latest/extend/selectors). */
const forbid = (selector, message) => ({
  create: (context) => ({
    [selector]: (node) => {
      context.report({ node, message });
    },
  }),
});

/** Our own rules. */
const tangelo = {
  rules: {
    'no-link-state': forbid(
      'JSXOpeningElement[name.name=/^(Link|NavLink|Navigate)$/] > JSXAttribute[name.name="state"]',
      'Our router ignores `state`. Put it in the URL or the store.',
    ),
    'no-cut-emoji': forbid(
      'CallExpression[callee.property.name=/^(slice|substring|substr)$/] > Identifier[name=/CHARACTERS/]',
      'Don’t cut an emoji in half. Use `shorten` or `firstCharacters` from domain/typedText.ts.',
    ),
    'no-default-export': forbid('ExportDefaultDeclaration', 'Use named exports.'),
    'no-export-all': forbid(
      'ExportAllDeclaration',
      'Don’t re-export everything. Import from the file that defines it.',
    ),
    // Files (`/icon.png`) and their folders aren't pages.
    'no-page-url': forbid(
      ':matches(Literal[value=/^\\x2f(?!(assets|downloads|share)\\b)[a-z][a-z0-9-]*([\\x2f?#]|$)/], TemplateElement:first-child[value.raw=/^\\x2f(?!(assets|downloads|share)\\b)[a-z][a-z0-9-]*([\\x2f?#]|$)/])',
      'Don’t write URLs of this site. Use `paths` from content/paths.ts.',
    ),
    'no-currency-symbol': forbid(
      ':matches(Literal[value=/^(USD|\\$)$/], TemplateElement[tail=false][value.raw=/\\$$/], JSXText[value=/\\$/], JSXAttribute > Literal[value=/\\$\\d/])',
      'Don’t write a currency symbol. Use `formatMoney` or `currency` from domain/money.ts.',
    ),
    'no-language-literal': forbid('Literal[value="en-US"]', 'Use `LANGUAGE` from domain/language.ts.'),
    // Loading the platform's language data takes 50 ms or more on a phone.
    'no-startup-intl': forbid(
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration MemberExpression[object.name="Intl"]',
      'Don’t create Intl objects at startup. Use domain/money, dates, numerals or products.',
    ),
    'no-locale-compare': forbid(
      'MemberExpression[property.name="localeCompare"]',
      'It loads Intl.Collator’s data. Compare as domain/products or domain/dates do.',
    ),
  },
};

/** Sets several of our rules at once. */
const ours = (severity, names) => Object.fromEntries(names.map((name) => [`tangelo/${name}`, severity]));
const literals = ['no-page-url', 'no-currency-symbol', 'no-language-literal'];

export default tseslint.config(
  { ignores: ['dist/', 'build/', 'coverage/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { tangelo },
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      // Allows `const { left, ...rest }`, the usual way to omit a property.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      ...ours('error', ['no-link-state', 'no-cut-emoji', 'no-default-export', 'no-export-all']),
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      // The rule doesn't know that a <details> is interactive: Escape closes it.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        {
          handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
          details: ['onKeyDown'],
        },
      ],
      // A text panel is a tab stop: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel'] }],
      // Safari hides list semantics of lists without bullets unless they have the role:
      // https://bugs.webkit.org/show_bug.cgi?id=170179
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  reactHooks.configs.flat.recommended,
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      // Not the entry points right in src, which may import anything.
      'boundaries/include': ['src/*/**/*.{ts,tsx}'],
      'boundaries/dependency-nodes': ['import', 'dynamic-import'],
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      ...ours('error', literals),
      'boundaries/no-unknown-files': 'error',
      'boundaries/no-unknown-dependencies': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            ...layers.map((layer, index) => allow(layer, ['styles', ...layers.slice(0, index)])),
            ...layers.slice(layers.indexOf('store')).map((layer) => allow(layer, ['persistence'])),
            allow('shared demo parts', layers.slice(0, layers.indexOf('demos'))),
            allow('demos', ['shared demo parts']),
            allow('pages', ['shared demo parts']),
            allow('service worker', ['domain', 'content']),
            allow('prerender', ['service worker']),
          ],
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-redux',
              importNames: ['useSelector', 'useDispatch', 'useStore'],
              message: 'Use the typed hooks of src/store/hooks.ts.',
            },
            { name: 'react-router', message: 'Import from react-router-dom.' },
            {
              name: 'react-router-dom',
              allowImportNames: routerNames,
              message:
                'Our router (src/app/router.ts) is no data router: its other hooks and parts fail when they run.',
            },
          ],
          patterns: [
            {
              group: ['redux-persist/*'],
              message: 'Import from the package root only: deep paths change between releases.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/persistence/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: [noReduxPersist] }] },
  },
  {
    files: ['src/{app,components,content,demos,domain,pages,store}/**/*.{ts,tsx}'],
    rules: ours('error', ['no-startup-intl', 'no-locale-compare']),
  },
  {
    // These files define the literals; figures in posts use their own currencies.
    files: ['src/content/paths.ts', 'src/content/blog/*/*.tsx', 'src/domain/{language,money}.ts'],
    rules: ours('off', literals),
  },
  // Dependencies inside the store: a slice's folder may import only the folders named here.
  storeFolder('*', ['demoActions$', 'cart/', 'checkout/checkoutSlice$']),
  storeFolder('cart', ['demoActions$', 'checkout/checkoutSlice$']),
  storeFolder('checkout', ['cart/', 'orders/']),
  storeFolder('undo', ['[a-z]+/', 'demoActions$', 'saved$', 'slices$']),
  {
    // Playwright requires default exports for configuration. Types of CSS modules and fonts have no other
    // export.
    files: ['**/*.config.ts', '**/*.d.ts'],
    rules: ours('off', ['no-default-export']),
  },
  {
    files: ['src/store/hooks.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // Only this file may log: it shows a submitted form in the visitor's own console.
    files: ['src/components/forms/logForm.ts'],
    rules: { 'no-console': ['error', { allow: ['info'] }] },
  },
  {
    // Globals that Botpress gives to the code of a card.
    files: ['src/content/blog/*/samples/*.js'],
    languageOptions: { globals: { workflow: 'writable', axios: 'readonly', env: 'readonly' } },
  },
  {
    files: ['src/serviceWorker/*.js'],
    languageOptions: { globals: { caches: 'readonly', self: 'readonly' } },
  },
  {
    files: ['*.js', 'test/**/*.{js,cjs}'],
    languageOptions: {
      globals: { console: 'readonly', performance: 'readonly', process: 'readonly', URL: 'readonly' },
    },
  },
);
