import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Time, chance and I/O reach a decider in its command; dependency-cruiser watches its imports. */
const impure = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Time arrives in the command.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time arrives in the command.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Decide without chance.',
  },
];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    '**/coverage/',
    'frontend/public/',
    'data*/',
    'demo-data*/',
  ]),
  js.configs.recommended,
  {
    // A text of people or of the network is read in the time of its length: no expression tries the same place twice.
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        ['console', 'process', 'module', 'require', 'URL', 'setTimeout', 'fetch', 'AbortSignal'].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
  },
  {
    // Runs in MongoDB's own shell.
    files: ['deploy/engines/*.js'],
    languageOptions: {
      globals: Object.fromEntries(['rs', 'db', 'sleep', 'Mongo'].map((name) => [name, 'readonly'])),
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['frontend/*.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/ban-ts-comment': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // Nest reads the types of constructor parameters at run time: those imports are values.
    files: ['backend/src/**/*.ts', 'libs/contract/src/**/*.ts'],
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
  },
  {
    files: ['backend/src/**/*.{decider,events,rules,state}.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...impure],
      'no-restricted-globals': ['error', 'crypto', 'fetch', 'process'],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Where Escape, the focus and what is under way are seen to, once.
    files: ['frontend/src/**/*.tsx'],
    ignores: ['frontend/src/ui/states/dialog.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@mantine/core',
              importNames: ['Modal', 'Drawer'],
              message: 'A dialog is made of ui/states/dialog.tsx.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "JSXOpeningElement[name.name=/^(Button|ActionIcon)$/] > JSXAttribute[name.name='component']",
          message:
            'The theme makes it a button all the same (pending-button.tsx): a link is given as renderRoot.',
        },
      ],
    },
  },
  {
    // node:test runs what describe() and test() return; nothing is left to await.
    files: ['e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['describe', 'test', 'it', 'suite'] },
          ],
        },
      ],
    },
  },
);
