import { createPerson, type NewPerson } from '#features/accounts';
import type { Application } from '#server/application.ts';
import type { Owner, Staff } from '#server/kernel/actor.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { demoId } from './ids.ts';

type DemoPerson = Omit<NewPerson, 'password'> & { id: string };

const owner: DemoPerson = {
  id: demoId('owner'),
  email: 'nora@saltandjuniper.example',
  name: 'Nora Whitfield',
  role: 'owner',
  companyName: 'Salt & Juniper Stays',
  phone: '(503) 555-0140',
};
const agent: DemoPerson = { id: demoId('agent'), email: 'maya@porchlight.example', name: 'Maya Ortiz', role: 'agent' };
const admin: DemoPerson = { id: demoId('admin'), email: 'dev@porchlight.example', name: 'Dev Sharma', role: 'admin' };

export const ownerActor: Owner = { kind: 'owner', userId: owner.id, customerId: owner.id, name: owner.name };
export const agentActor: Staff = { kind: 'agent', userId: agent.id, name: agent.name };
export const adminActor: Staff = { kind: 'admin', userId: admin.id, name: admin.name };

/** Adds the demo's people; those that exist are left alone. */
export async function addPeople({ auth, authDb, deps }: Pick<Application, 'auth' | 'authDb' | 'deps'>): Promise<void> {
  for (const person of [owner, agent, admin]) {
    await createPerson(auth, authDb, { ...person, password: passwordOf(deps.vault, person.email) });
  }
}

export type SignIn = { email: string; password: string };

export const signInOf = (vault: Vault, who: 'owner' | 'agent' | 'admin'): SignIn => {
  const { email } = { owner, agent, admin }[who];
  return { email, password: passwordOf(vault, email) };
};

/**
 * Follows from this installation's own key: a demo that others can reach does not open to whoever has read the source.
 */
function passwordOf(vault: Vault, email: string): string {
  const letters = vault.deriveKey(`demo password: ${email}`).toString('hex');
  return `Lamp-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}`;
}

export const demoPeopleIds: string[] = [owner.id, agent.id, admin.id];
