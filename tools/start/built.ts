// The first file of the built server. What it sets holds for everything that is loaded after it.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { mapStacks } from './mapped-stacks.ts';

// Node keeps what it compiled: a third less work at the next start. NODE_COMPILE_CACHE, where it is set, says where.
enableCompileCache(join(import.meta.dirname, '../../.cache/node'));
mapStacks();
await import('./serve.ts');
