import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The floors of `src/`, lowest first: each may import those before it (architecture in README.md). */
const floors = ['domain', 'content', 'store', 'components', 'demos', 'pages', 'app', 'prerender'];

/** A page may import its own folder and its family's `shared/`, but never another page. */
const elements = [
  { type: 'styles', pattern: 'src/styles' },
  ...floors
    .filter((floor) => floor !== 'pages' && floor !== 'demos')
    .map((floor) => ({ type: floor, pattern: `src/${floor}` })),
  { type: 'demos', pattern: 'src/demos/*', capture: ['demo'] },
  { type: 'pages', pattern: 'src/pages/*', capture: ['family'] },
  { type: 'entry', mode: 'full', pattern: 'src/*.ts?(x)' },
];

export default tseslint.config(
  { ignores: ['dist/', 'build/', 'coverage/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from where a thing is defined.' },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
  },
  reactHooks.configs.flat.recommended,
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    languageOptions: { globals: globals.browser },
    settings: {
      'boundaries/elements': elements,
      'boundaries/include': ['src/**/*.{ts,tsx}'],
      'boundaries/dependency-nodes': ['import', 'dynamic-import'],
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/no-unknown': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          rules: [
            ...floors.map((floor, index) => ({
              from: { type: floor },
              allow: { to: { type: ['styles', ...floors.slice(0, index)] } },
            })),
            { from: { type: 'entry' }, allow: { to: { type: ['styles', ...floors] } } },
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
          ],
          patterns: [
            { group: ['redux-persist/*'], message: 'Import from the package root only (architecture.md).' },
          ],
        },
      ],
    },
  },
  {
    // The one folder that knows redux-persist.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/store/persistence/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [{ name: 'redux-persist', message: 'Only store/persistence/ knows redux-persist.' }] },
      ],
    },
  },
  {
    files: ['src/store/hooks.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // Forms are logged in the visitor's own console, and nothing else is.
    files: ['src/components/forms/logForm.ts'],
    rules: { 'no-console': ['error', { allow: ['info'] }] },
  },
  {
    files: ['*.js', 'test/**/*.{js,cjs}'],
    languageOptions: { globals: globals.node },
  },
);
