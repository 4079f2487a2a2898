import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/db/tables/columns.ts';
import { withOtherSignature } from '../support/altered.ts';
import { call, startTestApplication, type TestApplication } from '../support/application.ts';
import { figure } from './figure.ts';
import { answerTo, headersFor, idsFor, linkOf, send } from './requests.ts';
import { routeAnswers } from './route-answers.ts';
import { type Route, routes } from './routes.ts';
import { makeWorld, type World } from './world.ts';

// Every route × whoever has no business there. The list of routes is the contract's own, so that a new one is tried by
// itself, and fails until route-answers.ts says who may use it.

let application: TestApplication;
let world: World;
beforeAll(async () => {
  application = await startTestApplication();
  world = await makeWorld(application);
});
afterAll(() => application.end());

type Answer = Awaited<ReturnType<typeof call>>;

/** What an outsider can tell one answer from another by. */
const told = ({ status, headers, body }: Answer) => ({
  status,
  type: headers.get('content-type'),
  body: JSON.stringify(body).replace(/"(request_id|saved_at)":"[^"]*"/, ''),
});

const closed = routes.filter((route) => answerTo(route).for !== 'everyone');
const forPeople = closed.filter((route) => ['person', 'owner', 'staff', 'admin'].includes(answerTo(route).for));
const forStaff = (route: Route) => ['staff', 'admin'].includes(answerTo(route).for);
const byLink = closed.filter((route) =>
  ['guest', 'contractor', 'company', 'host', 'approver', 'reader'].includes(answerTo(route).for),
);

describe('A1 every route', () => {
  it('has an answer to who may use it, and every answer a route', (ctx) => {
    expect(routes.map(({ name }) => name).sort()).toEqual(Object.keys(routeAnswers).sort());
    figure(ctx, `${routes.length} routes, ${closed.length} of them closed`);
  });

  it('refuses nobody, over REST and over the typed client', async (ctx) => {
    for (const route of forPeople) {
      const rest = await send(application, route, world.mine, world, { headers: {} });
      expect([route.name, rest.status, rest.body.code]).toEqual([route.name, 401, 'UNAUTHORIZED']);
      const rpc = await call(application, 'POST', route.rpcPath, { json: idsFor(route, world.mine, world) });
      expect([route.rpcPath, rpc.status]).toEqual([route.rpcPath, 401]);
    }
    figure(ctx, `as nobody: 0 of ${forPeople.length} × 2 let in`);
  });

  it('refuses whoever is the wrong kind of person', async () => {
    for (const route of forPeople) {
      const { for: who } = answerTo(route);
      if (who === 'person') continue;
      const wrong = {
        person: [],
        owner: [world.agent],
        staff: [world.mine.owner],
        admin: [world.mine.owner, world.agent],
      };
      for (const headers of wrong[who as keyof typeof wrong]) {
        const answer = await send(application, route, world.mine, world, { headers });
        expect([route.name, answer.status, answer.body.code]).toEqual([route.name, 403, 'FORBIDDEN']);
      }
    }
  });

  it('answers another customer’s id as one that does not exist, wherever the id stands', async (ctx) => {
    let tried = 0;
    for (const route of forPeople.filter((r) => !forStaff(r))) {
      const theirs = idsFor(route, world.theirs, world);
      for (const name of route.ids) {
        const foreign = await send(application, route, world.mine, world, { ids: { [name]: theirs[name] ?? '' } });
        const missing = await send(application, route, world.mine, world, { ids: { [name]: newId() } });
        expect({ route: route.name, name, ...told(foreign) }).toEqual({ route: route.name, name, ...told(missing) });
        if (route.path.includes(`{${name}}`)) expect([route.name, foreign.status]).toEqual([route.name, 404]);
        tried++;
      }
    }
    figure(ctx, `another tenant’s ids: 0 of ${tried} let in, 404 as for none`);
  });

  it('lists nothing of another customer', async () => {
    const stream = (route: Route) => route.path.endsWith('/events');
    for (const route of forPeople.filter((r) => r.method === 'GET' && !forStaff(r) && !stream(r))) {
      const said = JSON.stringify((await send(application, route, world.mine, world)).body);
      for (const canary of world.theirs.canaries) expect(`${route.name}: ${said}`).not.toContain(canary);
    }
  });

  it('behind a link opens with that link and secret alone', async (ctx) => {
    const { mine, theirs } = world;
    const none = { ids: { id: newId() } };
    let tried = 0;
    for (const route of byLink) {
      const [link, foreign] = [linkOf(route, mine), linkOf(route, theirs)];
      const job = link !== undefined;
      const offer = foreign?.split('.')[0];
      const forged = job
        ? [`${offer}.${link.split('.')[1]}`, `${offer}.`, withOtherSignature(foreign ?? '')].map((token) => ({
            token,
          }))
        : [
            { token: theirs.guest.token, ids: idsFor(route, theirs, world), headers: {} },
            { token: theirs.guest.token, ids: idsFor(route, theirs, world) },
            { ids: idsFor(route, theirs, world) },
            { ids: idsFor(route, theirs, world), headers: headersFor(route, theirs, world) },
          ];
      const missing = told(
        await send(application, route, mine, world, job ? { token: `${newId()}.${'A'.repeat(22)}` } : none),
      );
      expect([route.name, missing.status]).toEqual([route.name, 404]);
      for (const wish of forged) {
        expect({ route: route.name, ...told(await send(application, route, mine, world, wish)) }).toEqual({
          route: route.name,
          ...missing,
        });
        tried++;
      }
    }
    figure(ctx, `others’ links and secrets: 0 of ${tried} let in`);
  });
});
