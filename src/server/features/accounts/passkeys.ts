import { getAuthenticatorName, passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { passkey as passkeys } from '#server/db/tables/auth.ts';
import type { AuthParts } from './auth.ts';
import { takePasswordProof } from './password-first.ts';

const copy = spoken(copyInEnglish);

/**
 * Keys on a person's own devices (WebAuthn). One alone opens the account, second factor and all: the device asks for
 * a finger, a face or its code, and an answer without that is refused. Adding one takes the password.
 */
export function passkeyPlugin(parts: AuthParts) {
  const plugin = passkey({
    rpName: 'Porchlight',
    ...relyingParty(parts.publicUrl),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      async afterVerification({ ctx, verification: { registrationInfo } }) {
        if (!registrationInfo?.userVerified) throw unverifiedPerson();
        await takePasswordProof(ctx);
        return { name: getAuthenticatorName(registrationInfo.aaguid) ?? copy.unnamedPasskey };
      },
    },
    authentication: {
      async afterVerification({ clientData, verification: { authenticationInfo } }) {
        if (!authenticationInfo.userVerified) throw unverifiedPerson();
        await parts.db
          .update(passkeys)
          .set({ lastUsedAt: parts.clock.now() })
          .where(eq(passkeys.credentialID, clientData.id));
      },
    },
  });
  const { fields } = plugin.schema.passkey;
  const lastUsedAt = { type: 'date', required: false, input: false } as const;
  return { ...plugin, schema: { passkey: { fields: { ...fields, lastUsedAt } } } };
}

/**
 * A passkey belongs to a name. The name is that of PUBLIC_URL, not of the Host header, which anybody can write. A
 * house that is known by its number only (a trial on 127.0.0.1) is also reached as localhost, which counts as a name.
 */
export function relyingParty(publicUrl: string): { rpID: string; origin: string[] } {
  const { origin, hostname, protocol, port } = new URL(publicUrl);
  if (!isNumber(hostname)) return { rpID: hostname, origin: [origin] };
  return { rpID: 'localhost', origin: [`${protocol}//localhost${port && `:${port}`}`] };
}

/** An IPv4 or IPv6 address: browsers make no passkeys for those. */
const isNumber = (hostname: string) => /^[\d.]+$|^\[/.test(hostname);

const unverifiedPerson = () =>
  new APIError('UNAUTHORIZED', {
    code: 'PERSON_NOT_VERIFIED',
    message: copy.personNotVerified,
  });
