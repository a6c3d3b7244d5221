import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';

/** The rooms of the house, top to bottom: a room imports only rooms that stand after it. */
const ROOMS = [
  'cli',
  'tui',
  'plain',
  'store',
  'messages',
  'engine',
  'game',
  'notation',
  'rules',
  'kernel',
];

/** One entry per room that forbids every import from the rooms above it. */
const direction = ROOMS.map((room, index) => ({
  files: [`src/${room}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...(index === 0
            ? []
            : [
                {
                  group: ROOMS.slice(0, index).map((above) => `**/${above}/**`),
                  message: `${room}/ may import only the rooms below it.`,
                },
              ]),
          ...(room === 'tui'
            ? []
            : [
                {
                  group: ['ink', 'react', 'ink-testing-library'],
                  message: 'Only tui/ draws with Ink: everything else must start fast.',
                },
              ]),
        ],
      },
    ],
  },
}));

/** Rooms that must give the same answer every time: no files, no clock, no chance. */
const pure = {
  files: ['src/{rules,notation,game}/**/*.ts'],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-globals': ['error', 'process', 'Date', 'performance', 'setTimeout'],
    'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    'no-restricted-syntax': [
      'error',
      { selector: 'ImportDeclaration[source.value=/^node:/]', message: 'This room does no I/O.' },
    ],
  },
};

export default tseslint.config(
  // The yardstick is kept to the letter: numbers measured against it must stay comparable.
  { ignores: ['dist', 'coverage', 'node_modules', 'src/kernel/*.ts', 'bench/mailbox.mjs'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], ...tseslint.configs.disableTypeChecked },
  { files: ['bench/**', 'train/**', 'scripts/**'], rules: { 'no-console': 'off' } },
  { files: ['src/tui/**'], ...reactHooks.configs.flat.recommended },
  ...direction,
  pure,
);
