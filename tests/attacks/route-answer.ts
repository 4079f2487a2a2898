import type { Shared, Tenant, Thing, World } from './world.ts';

/** Whom a route lets in. `everyone` needs no reason to be let in, and its line says why that is right. */
export type For =
  | 'everyone'
  | 'person'
  | 'owner'
  | 'staff'
  | 'admin'
  | 'guest'
  | 'contractor'
  | 'company'
  | 'host'
  | 'approver'
  | 'reader';

export type RouteAnswer = {
  for: For;
  /** What the `{id}` of its path is one of. Other ids have names that say it (`idNames`). */
  id?: Thing | Shared;
  /**
   * What is sent beside ids and a file, so that it is accepted. Writes are tried in the order of this list on one
   * tenant: a job is accepted before it is finished.
   */
  body?: object | ((tenant: Tenant, world: World) => object);
  /** Where the story cannot let it be accepted (a job that was done cannot be declined as well). */
  refused?: number;
};
