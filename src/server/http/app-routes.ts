import { readFileSync } from 'node:fs';
import { z } from '#contract/z.ts';

const RoutesFile = z.array(z.string());

/** Whether the app has a screen at a path, by the routes of its build (`/g/:token?`). */
export function readAppRoutes(file: string): (path: string) => boolean {
  const routes = RoutesFile.parse(JSON.parse(readFileSync(file, 'utf8'))).map(segmentsOf);
  return (path) => routes.some((route) => fits(route, segmentsOf(path)));
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** `:name` is any segment, `:name?` at the end may be left out, anything else is literal. */
function fits(route: string[], path: string[]): boolean {
  if (path.length > route.length) return false;
  return route.every((segment, at) => {
    if (!segment.startsWith(':')) return segment === path[at];
    return path[at] !== undefined || segment.endsWith('?');
  });
}
