import { createOTP } from '@better-auth/utils/otp';

/** The secret an authenticator app reads from the QR code, as the library keeps it. */
export const secretIn = (uri: string): string => decodeSecret(new URL(uri).searchParams.get('secret') ?? '');

/** Of base32, as the dialog shows a secret to be typed. */
export function decodeSecret(text: string): string {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  return Buffer.from(bytes).toString();
}

const halfMinute = 30_000;

/** What the app shows now, or `steps` half minutes later. */
export const codeOf = (secret: string, steps = 0): Promise<string> =>
  createOTP(secret).hotp(Math.floor(Date.now() / halfMinute) + steps);

/** A code that is none of those the server may take. */
export async function wrongCode(secret: string): Promise<string> {
  const near = await Promise.all([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  for (let n = 0; ; n++) {
    const code = String(n).padStart(6, '0');
    if (!near.includes(code)) return code;
  }
}
