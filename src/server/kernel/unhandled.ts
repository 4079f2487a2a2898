import type { Logger } from 'pino';
import { failRequest } from './request-scope.ts';

/**
 * An error that nobody caught, of any promise or emitter, ends the request it belongs to and not the server: it is
 * logged, and everybody else is still answered. Until the server is ready it ends the process, as Node has it.
 */
export function surviveUnhandled(log: Logger): void {
  const hear = (kind: string) => (error: unknown) => {
    log.error({ err: error, kind }, 'unhandled');
    failRequest(error);
  };
  process.on('uncaughtException', hear('exception'));
  process.on('unhandledRejection', hear('rejection'));
}
