import { retention } from '#contract/privacy/retention.ts';
import { support } from '#contract/site/support.ts';
import { z } from '#contract/z.ts';

const flag = z.enum(['0', '1', 'true', 'false']).transform((v) => v === '1' || v === 'true');

export const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.string().optional(),
  EMBEDDED_DATABASE: flag.optional(),
  MASTER_KEY: z.string().optional(),
  SMTP_URL: z.url().optional(),
  /** Mail goes out over TLS or not at all. */
  SMTP_REQUIRE_TLS: flag.default(true),
  /** Files go there instead of to DATA_DIR. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MAIL_FROM: z.string().default('Porchlight <hello@porchlight.example>'),
  SUPPORT_PHONE: z.string().default(support.phone),
  SUPPORT_EMAIL: z.string().default(support.email),
  SALES_EMAIL: z.string().default(support.sales),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  SSO_ISSUER: z.url().optional(),
  SSO_CLIENT_ID: z.string().optional(),
  SSO_CLIENT_SECRET: z.string().optional(),
  SSO_NAME: z.string().max(40).default('SSO'),
  SIGN_IN_CODES: flag.default(false),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  TURNSTILE_SCRIPT_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/api.js'),
  TURNSTILE_VERIFY_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  EMERGENCY_NUMBER: z
    .string()
    .regex(/^\+?\d[\d-]{1,18}$/, 'Give the number to dial in danger, such as 911 or 112.')
    .default(support.emergency),
  /** Whether staff must have a second factor; where it is not said, they must in production. */
  STAFF_TWO_FACTOR: z.enum(['required', 'optional']).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: z.url().default('https://api.stripe.com'),
  STRIPE_PRICE_STARTER_MONTHLY: z.string().default('price_starter_monthly'),
  STRIPE_PRICE_STARTER_ANNUAL: z.string().default('price_starter_annual'),
  STRIPE_PRICE_ESSENTIAL_MONTHLY: z.string().default('price_essential_monthly'),
  STRIPE_PRICE_ESSENTIAL_ANNUAL: z.string().default('price_essential_annual'),
  STRIPE_PRICE_PROFESSIONAL_MONTHLY: z.string().default('price_professional_monthly'),
  STRIPE_PRICE_PROFESSIONAL_ANNUAL: z.string().default('price_professional_annual'),
  /** What a property added or removed within a paid period does to the bill. */
  STRIPE_PRORATION: z.enum(['create_prorations', 'always_invoice', 'none']).default('create_prorations'),
  /** Whose model answers guests beside the embedded engine; nobody's unless it is set. */
  MODEL_PROVIDER: z.enum(['openai-compatible', 'anthropic']).optional(),
  MODEL_BASE_URL: z.url().optional(),
  MODEL_NAME: z.string().max(100).optional(),
  MODEL_API_KEY: z.string().optional(),
  /** Milliseconds; then the embedded engine answers. A guest is answered within 15 seconds. */
  MODEL_TIMEOUT_MS: z.coerce.number().int().min(500).max(12_000).default(12_000),
  /** US dollars for a million tokens; unset, what a large hosted model costs, so that a cap in dollars holds. */
  MODEL_INPUT_PRICE: z.coerce.number().min(0).default(3),
  MODEL_OUTPUT_PRICE: z.coerce.number().min(0).default(15),
  /** US dollars a customer and month; tokens likewise. */
  MODEL_MONTHLY_CAP: z.coerce.number().min(0).default(20),
  MODEL_MONTHLY_TOKENS: z.coerce.number().int().min(0).default(20_000_000),
  /** US dollars a month for the chat of the public site, whoever asks there; tokens as of one customer. */
  SITE_CHAT_MONTHLY_CAP: z.coerce.number().min(0).default(20),
  /** What was said to the model and by it is kept so long. */
  MODEL_TRANSCRIPT_DAYS: z.coerce.number().int().min(1).max(90).default(retention.transcripts.days),
  /**
   * Owners' webhooks may then lead into private networks and without TLS: for trying out, never where others sign up.
   */
  WEBHOOKS_TO_PRIVATE: flag.default(false),
  TRUSTED_PROXY: z.string().optional(),
  /** Opens /metrics from other machines; without it only this one reads them. */
  METRICS_TOKEN: z.string().min(16, 'Give at least 16 characters.').optional(),
  /** A node that is told to stop says so at /readyz, and serves on for so long, until a balancer has seen it. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  SEED: z.enum(['demo', 'none']).optional(),
});

/** Every setting, read once; `docs/operations.md` lists them. */
export type Settings = z.infer<typeof Environment> & {
  /** No `NODE_ENV=production`: defaults are filled in, demo data is seeded, the outbox can be read. */
  demo: boolean;
  seed: 'demo' | 'none';
  staffTwoFactor: 'required' | 'optional';
  drainSeconds: number;
};

/** A setting is missing or makes no sense; the message names all of them. */
export class SettingsError extends Error {}

/** @throws SettingsError with one sentence a setting, when any is unusable or production lacks one. */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('\n'));
  }
  const settings = parsed.data;
  const demo = settings.NODE_ENV !== 'production';
  if (!demo && settings.SEED === 'demo')
    throw new SettingsError('SEED=demo is for trying Porchlight out, not for production.');
  refuseHalves(settings);
  if (!demo) refuseGaps(settings);
  return {
    ...settings,
    demo,
    seed: settings.SEED ?? (demo ? 'demo' : 'none'),
    staffTwoFactor: settings.STAFF_TWO_FACTOR ?? (demo ? 'optional' : 'required'),
    drainSeconds: settings.DRAIN_SECONDS ?? (demo ? 0 : 3),
  };
}

/** Settings that are worth nothing without each other. */
const together = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['SSO_ISSUER', 'SSO_CLIENT_ID', 'SSO_CLIENT_SECRET'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['MODEL_PROVIDER', 'MODEL_NAME'],
] as const;

function refuseHalves(settings: z.infer<typeof Environment>): void {
  const halves = together.filter((names) => names.some((n) => settings[n]) && !names.every((n) => settings[n]));
  if (settings.MODEL_PROVIDER === 'openai-compatible' && !settings.MODEL_BASE_URL)
    throw new SettingsError('MODEL_PROVIDER=openai-compatible needs MODEL_BASE_URL, the address that ends in /v1.');
  if (settings.MODEL_PROVIDER === 'anthropic' && !settings.MODEL_API_KEY)
    throw new SettingsError('MODEL_PROVIDER=anthropic needs MODEL_API_KEY.');
  if (halves.length === 0) return;
  throw new SettingsError(halves.map((names) => `These go together: ${names.join(', ')}.`).join('\n'));
}

function refuseGaps(settings: z.infer<typeof Environment>): void {
  const missing = [
    !settings.DATABASE_URL && !settings.EMBEDDED_DATABASE && 'DATABASE_URL (or EMBEDDED_DATABASE=1)',
    !settings.MASTER_KEY && 'MASTER_KEY',
    !settings.PUBLIC_URL && 'PUBLIC_URL',
    !settings.SMTP_URL && 'SMTP_URL',
  ].filter((name) => name !== false);
  if (missing.length) throw new SettingsError(`Production needs these settings: ${missing.join(', ')}.`);
}
