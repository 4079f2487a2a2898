import { call, type TestApplication } from '../support/application.ts';
import type { RouteAnswer } from './route-answer.ts';
import { idForms, idNames, routeAnswers } from './route-answers.ts';
import type { Route } from './routes.ts';
import { forgetLimits, smallPicture, type Tenant, type World } from './world.ts';

export type Wish = {
  headers?: Record<string, string>;
  /** Ids that stand in for the tenant's own, by the input's name for them. */
  ids?: Record<string, string>;
  /** The property's or job's link. */
  token?: string;
  extra?: object;
};

/** The answer to a route as it stands in the list. @throws when there is none, saying what to add */
export function answerTo({ name }: Route): RouteAnswer {
  const answer = routeAnswers[name];
  if (!answer) throw new Error(`${name} has no line in tests/attacks/route-answers.ts: who may use it, and on what?`);
  return answer;
}

/** Sends a request that would be accepted from whoever may send it, but for what `wish` has changed. */
export async function send(application: TestApplication, route: Route, tenant: Tenant, world: World, wish: Wish = {}) {
  await forgetLimits(application);
  const ids = { ...idsFor(route, tenant, world), ...wish.ids };
  const given: Record<string, unknown> = { ...bodyOf(route, tenant, world), ...listed(ids, route), ...wish.extra };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    fill(name, route, { ...given, ...ids }, tenant, wish),
  );
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const rest = Object.fromEntries(
    Object.entries(given).filter(([name]) => !inPath.includes(name) || name in (wish.extra ?? {})),
  );
  const headers = wish.headers ?? headersFor(route, tenant, world);
  if (route.method === 'GET') {
    const query = new URLSearchParams(rest as Record<string, string>); // ids alone
    return call(application, 'GET', `/api/v1${path}${query.size ? `?${query}` : ''}`, undefined, headers);
  }
  return call(application, route.method, `/api/v1${path}`, route.takesFile ? await formOf(rest) : rest, headers);
}

/** What whoever may use the route sends along. */
export function headersFor(route: Route, tenant: Tenant, world: World): Record<string, string> {
  const { for: who } = answerTo(route);
  if (who === 'owner' || who === 'person') return tenant.owner;
  if (who === 'staff') return world.agent;
  if (who === 'admin') return world.admin;
  return who === 'guest' ? { 'x-conversation-secret': tenant.guest.secret } : {};
}

/** The tenant's own id for every id the route takes. */
export function idsFor(route: Route, tenant: Tenant, world: World): Record<string, string> {
  const { id } = answerTo(route);
  return Object.fromEntries(
    route.ids.map((name) => {
      const thing = name === 'id' ? id : idNames[name];
      if (!thing) throw new Error(`${route.name}: what is its "${name}"? (tests/attacks/route-answers.ts)`);
      return [name, { ...tenant.things, ...world.things }[thing]];
    }),
  );
}

function bodyOf(route: Route, tenant: Tenant, world: World): object {
  const { body = {} } = answerTo(route);
  return typeof body === 'function' ? body(tenant, world) : body;
}

const listed = (ids: Record<string, string>, route: Route) =>
  Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, idForms[name]?.(id, route.name) ?? id]));

function fill(name: string, route: Route, given: Record<string, unknown>, tenant: Tenant, { token }: Wish): string {
  if (name === 'token') return token ?? linkOf(route, tenant) ?? tenant.guest.token;
  return name === 'session_id' ? 'a'.repeat(32) : String(given[name] ?? '');
}

/** The token of a link that was sent to one person and needs no sign-in. */
export const linkOf = (route: Route, tenant: Tenant): string | undefined =>
  ({
    contractor: tenant.jobToken,
    company: tenant.companyToken,
    host: tenant.answerToken,
    approver: tenant.approvalToken,
    reader: tenant.readerToken,
  })[answerTo(route).for as string];

async function formOf(fields: object): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ file: await smallPicture(), ...fields }))
    form.set(name, value instanceof File ? value : String(value));
  return form;
}
