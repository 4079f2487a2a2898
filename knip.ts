import type { KnipConfig } from 'knip';
import { namingCatalogs } from './tools/build/spoken-catalogs.ts';

/**
 * Dead code: files, exports and packages that nothing leads to from these entries. Screens and tests are found by
 * plugins.
 */
export default {
  entry: [
    'src/server/main.ts',
    'src/web/widget/main.ts',
    'src/web/ui/draw-icon.ts', // stands in for the icon library's own (tools/build/icons.ts)
    'src/contract/messages/!(en)/**/*.ts', // read by their folder
    'tools/*/*.mjs',
    'tools/start/built.ts',
    'tools/client/source/{door,paging,result}.ts',
    'tools/test/{run,law,copy,attack-lines}.ts',
    'tools/eval/*/fit.ts',
    'tools/eval/ablation/{leave-out,measure}.ts',
    'tests/support/{console,postgres-setup,statements}.ts',
    'bench/*.ts',
    'bench/support/bare-answers.ts',
  ],
  project: ['src/**/*.{ts,tsx,css}', 'tools/**/*.{ts,mjs}', 'tests/**/*.ts', 'bench/**/*.ts'],
  // A catalog that the server says in several languages is read as one that is named where it is.
  compilers: { ts: namingCatalogs },
  // Exported for its type's sake, or so that a test can say its name: used where it stands.
  ignoreExportsUsedInFile: true,
  // A vocabulary is offered whole: what a door's verbs take and answer can be named by whoever calls them.
  ignoreIssues: {
    'src/server/features/*/index.ts': ['types'],
    'src/server/use-cases/*/index.ts': ['types'],
    'src/server/platform/*/port.ts': ['types'],
    'src/contract/**/*.ts': ['types'],
    // What guests are spoken to from is named by its keys: tests/law/guest-words.test.ts finds what nobody says.
    'src/contract/messages/{es,fr,de,pt}/*.ts': ['exports', 'nsExports'],
    'src/contract/messages/en/{assistant*,chat-parts,guest-*,photos,starters}.ts': ['exports', 'nsExports'],
  },
  // Debian's own, asked for only where it is there.
  ignoreBinaries: ['apt-get'],
  ignoreDependencies: [
    // Required where they are used: they bring no types.
    'libheif-js',
    's3rver',
    // Their files are read by name (use-cases/sheets/letters.ts).
    '@fontsource/noto-sans',
    '@fontsource/noto-sans-arabic',
    '@fontsource/noto-sans-hebrew',
    '@fontsource/noto-sans-thai',
    // The parser that dependency-cruiser is told to use.
    // The router's own entry of the server would ask for it; ours (entry.server.tsx) does not.
    'isbot',
  ],
} satisfies KnipConfig;
