import type { Plugin } from 'vite';

/** What every page loads first, which has 5 kB. */
const first = /\/src\/web\/entry\.client\.ts$/;
/** What the pages of guests, contractors and visitors may load. */
const outside = /\/src\/web\/islands\/[\w-]+\.tsx?$/;

const guests = /\/src\/web\/islands\/guest-chat\.tsx$/;
const contractors = /\/src\/web\/islands\/job\.tsx$/;
/** Pages that load little beside what every other one does. */
const small = /\/src\/web\/islands\/(?:sign-in|sign-up|contact-form|answer|approve)\.tsx$/;
const signIn = /\/src\/web\/islands\/sign-in\.tsx$/;
const owners = /\/src\/web\/screens\/owner\/(?:owner-layout|dashboard)\.tsx$/;
const staff = /\/src\/web\/screens\/console\/(?:console|staff-layout)\.tsx$/;

/**
 * A module stands in the first of these whose roots reach it without an `import()`, and what `also` names reaches it
 * too, or what `but` names does not. What none reaches, or one without a name, is split as the bundler does it. So
 * nothing of the screens' own is ever put together with what is outside.
 */
const groups: { name: string | null; roots: RegExp; also?: RegExp[]; but?: RegExp }[] = [
  { name: null, roots: first },
  { name: 'everywhere', roots: guests, also: [contractors, owners, signIn] },
  { name: 'seen', roots: guests, also: [contractors, owners], but: small },
  { name: 'linked', roots: guests, also: [contractors], but: small },
  { name: 'light', roots: guests, also: [contractors, signIn], but: owners },
  { name: null, roots: outside },
  { name: 'router', roots: /\/src\/web\/(?:root|entry\.app)\.tsx$/ },
  { name: 'signed-in', roots: /\/src\/web\/screens\/signed-in\.tsx$/ },
  { name: 'screens', roots: owners, also: [staff] },
  { name: 'dashboard-parts', roots: owners },
  {
    name: 'tables',
    roots: /\/src\/web\/screens\/owner\/(?:my-properties|my-contractors|my-work-orders)\.tsx$/,
    but: staff,
  },
];

/**
 * Puts what a screen needs anyway into a few files instead of a hundred: a browser asks for six at a time, each one costs
 * a slow machine as much as several kilobytes, and each is packed by itself, so that many small ones weigh a fifth more.
 */
export function fewerFiles(): Plugin {
  const groupOf = new Map<string, string>();
  return {
    name: 'porchlight:fewer-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // What a group holds depends on earlier ones alone, so nothing has to be drawn into it with what it holds.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const reach = (roots: RegExp) =>
        closure(
          ids.filter((id) => roots.test(pathOf(id))),
          importsOf,
        );
      const taken = new Set<string>();
      for (const { name, roots, also = [], but } of groups) {
        const shared = also.map(reach);
        const theirs = but && reach(but);
        for (const id of reach(roots)) {
          if (taken.has(id) || theirs?.has(id) || shared.some((ids) => !ids.has(id))) continue;
          if (name !== null && roots.test(pathOf(id))) continue;
          taken.add(id);
          if (name !== null) groupOf.set(id, name);
        }
      }
    },
    outputOptions: (options) => ({
      ...options,
      // All names stand in what every page loads first, which has 5 kB: the beginning of each tells about what it is.
      chunkFileNames: ({ name }) => `assets/${name.slice(0, 3)}-[hash:7].js`,
      codeSplitting: {
        groups: [
          { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
          {
            name: 'icons',
            test: /\/node_modules\/lucide-react\/|\/src\/web\/ui\/draw-icon\.ts$/,
            entriesAware: true,
            entriesAwareMergeThreshold: 2000,
          },
          { name: 'taps', test: /\/src\/web\/lib\/offline\/(?:tap[\w-]*|kept-copy)\.ts$/ },
          { name: (id) => groupOf.get(id) ?? null, debugName: 'screens' },
        ],
        includeDependenciesRecursively: false,
      },
    }),
  };
}

/** Their doors lead to all they have, of which a screen uses a little: only the bundler knows what. */
const libraries = /\/node_modules\/(?:lucide-react|@base-ui)\//;

const pathOf = (id: string) => id.replace(/[?#].*$/, '').replaceAll('\\', '/');

function closure(roots: string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(roots);
  for (const id of reached) for (const next of importsOf(id)) if (!libraries.test(pathOf(next))) reached.add(next);
  return reached;
}
