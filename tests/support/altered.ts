/** The same token with another signature, whatever the right one begins with. */
export function withOtherSignature(token: string): string {
  const [id, signature = ''] = token.split('.');
  return `${id}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
}
