import { createVault } from '#server/platform/vault/aes-gcm.ts';
import { readMasterKeys } from '#server/platform/vault/master-key.ts';
import { signInOf } from '../../tools/demo/people.ts';
import type { Account, RunningServer } from './server.ts';

/** The demo's admin, whose sign-in is not printed: it follows from the installation's key. */
export const demoAdmin = ({ dataDir }: RunningServer): Account =>
  signInOf(createVault(readMasterKeys(dataDir)), 'admin');
