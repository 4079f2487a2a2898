/**
 * Whether passkeys can be used here: not in old browsers, and not where the house is known by a number instead of a
 * name.
 */
export function canUsePasskeys(): boolean {
  const hasName = !/^[\d.]+$|^\[/.test(location.hostname);
  return hasName && typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}
