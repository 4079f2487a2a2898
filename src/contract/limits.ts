/** Numbers and lengths that both sides hold to. */
export const limits = {
  /** One chat message; longer ones are refused at the field. */
  messageLength: 4000,
  noteLength: 4000,
  nameLength: 200,
  /** A person's names, the first line of an address, a new password: their least lengths (spec 1, section 9). */
  nameMin: 2,
  addressMin: 5,
  password: { min: 8, max: 128 },
  /** Digits of a code from an authenticator app (spec 1, section 9) or a mail. */
  codeDigits: 6,
  shortText: 200,
  longText: 4000,
  articleBody: 20_000,
  /** Bytes; spec: under 5 MB. */
  imageBytes: 5 * 1024 * 1024,
  /** Rows of one CSV that is imported, without the one that names the columns. */
  importRows: 1000,
  /** Bytes of a JSON body. */
  jsonBytes: 256 * 1024,
  pageSize: 20,
  pageSizeMax: 100,
  beds: { min: 0, max: 50 },
  baths: { min: 0, max: 50, step: 0.5 },
  sqFt: { min: 1, max: 30_000 },
  parkingSpots: { min: 0, max: 100 },
  /** Wrong stay checks before the property's check is locked for that chat, and for how long. */
  stayCheck: { tries: 5, lockMinutes: 15 },
  /**
   * A code sent to the stay's own address: minutes it is good, and how often one thread may ask for one within them.
   */
  stayCode: { minutes: 10, asks: 3 },
  /** A property's images, work-order photos and drafts are linked for an hour. */
  fileLinkSeconds: 3600,
} as const;
