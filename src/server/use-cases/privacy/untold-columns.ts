/** Columns that no guest is told: hashes, keys, whatever opens something, and our own bookkeeping. */
export const untoldColumns: readonly string[] = [
  'code_hash',
  'dialogue',
  'former_secrets',
  'guest_token',
  'joined',
  'key_hash',
  'link_version',
  'network',
  'normalized_address',
  'request_id',
  'secret',
  'secret_hash',
];
