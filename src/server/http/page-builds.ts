import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  languageCookie,
  type PeopleLanguage,
  peopleLanguageOf,
  peopleLanguages,
} from '#contract/messages/languages.ts';
import { z } from '#contract/z.ts';
import type { HttpEnv } from './http-env.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const Hashes = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
/** By document: what of it may stand inline (tools/build/csp.ts). */
const CspFile = z.record(z.string(), Hashes);

/** The pages as they were built for one language. */
export type PageBuild = {
  /** The folder of what browsers get. */
  client: string;
  /** Undefined for what is no document. */
  policyOf(file: string, more?: Parameters<typeof contentSecurityPolicy>[0]): string | undefined;
};

export type PageBuilds = {
  all: PageBuild[];
  english: PageBuild;
  /** The build in the language that a browser is to be spoken to in, where that has the file. */
  having(c: Context<HttpEnv>, file: string, language?: PeopleLanguage): PageBuild;
};

/** Undefined where nothing was built. */
export function readPageBuilds(buildDir: string): PageBuilds | undefined {
  const built = peopleLanguages.flatMap((language): [PeopleLanguage, PageBuild][] => {
    const dir = language === 'en' ? buildDir : join(buildDir, language);
    return existsSync(join(dir, 'csp.json')) ? [[language, readBuild(dir)]] : [];
  });
  const byLanguage = new Map(built);
  const english = byLanguage.get('en');
  if (!english) return undefined;
  return {
    all: [...byLanguage.values()],
    english,
    having(c, file, language) {
      const build = byLanguage.get(language ?? languageAskedFor(c));
      return build && existsSync(join(build.client, file)) ? build : english;
    },
  };
}

function readBuild(dir: string): PageBuild {
  const client = join(dir, 'client');
  const hashes = CspFile.parse(JSON.parse(readFileSync(join(dir, 'csp.json'), 'utf8')));
  return {
    client,
    policyOf: (file, more) => {
      const known = hashes[`/${file}`];
      return known && contentSecurityPolicy({ ...known, ...more });
    },
  };
}

/**
 * What an address names (a page that is kept for a time without a network), what was chosen in this browser, or what the
 * browser itself prefers among ours.
 */
function languageAskedFor(c: Context<HttpEnv>): PeopleLanguage {
  const named = peopleLanguageOf(c.req.query('language') ?? getCookie(c, languageCookie) ?? '');
  return named ?? preferred(c.req.header('accept-language') ?? '');
}

/** The first of ours that a browser names: it names them in the order of its preference. */
const preferred = (header: string): PeopleLanguage =>
  header
    .split(',')
    .map((part) => peopleLanguageOf(part.split(';')[0]?.trim() ?? ''))
    .find((language) => language !== undefined) ?? 'en';
