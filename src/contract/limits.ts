/** Numbers and lengths that both sides hold to. */
export const limits = {
  /** One chat message; longer ones are refused at the field. */
  messageLength: 4000,
  noteLength: 4000,
  nameLength: 200,
  /** A person's names, the first line of an address, a new password: their least lengths (spec 1, section 9). */
  nameMin: 2,
  addressMin: 5,
  /** From `passphrase` characters on it may be made of anything. */
  password: { min: 8, max: 128, passphrase: 15 },
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
  /** Chats that one deed of the desk reaches at once. */
  manyChats: 100,
  /** The desk's filter of who has waited for longer: a week. */
  waitingMinutes: 10_080,
  /** Whole ones. */
  beds: { min: 0, max: 50 },
  baths: { min: 0, max: 50, step: 0.5 },
  sqFt: { min: 1, max: 30_000 },
  parkingSpots: { min: 0, max: 100 },
  /** Properties that were begun and not saved, of one customer. */
  propertyDrafts: 50,
  /**
   * Wrong stay checks of one chat, or by dates of one network, before the check is locked for it, and for how long at
   * first; each further wrong one doubles that.
   */
  stayCheck: { tries: 5, lockMinutes: 15 },
  /** The same of a whole property, within a day: it locks the check by days and digits, not links and codes. */
  stayCheckHere: { tries: 20, lockMinutes: 60 },
  /** So many wrong ones at a property within a day are told to its owner. */
  stayCheckTold: 10,
  /**
   * A code sent to the stay's own address: minutes it is good, how often one thread may ask for one within them, and
   * how many a stay is sent in a day, to all chats and to those of one network.
   */
  stayCode: { minutes: 10, asks: 3, perStayAndDay: 10, perNetworkAndDay: 5 },
  /**
   * What guests whose stay is not confirmed may set in motion at one property within 24 hours, and from one network:
   * jobs (and jobs of one trade), questions to the owner, alarms that are rung, notices of one kind with their mails
   * and texts.
   */
  unconfirmed: {
    jobs: { here: 8, trade: 3, network: 5 },
    joins: { here: 20, network: 15 },
    questions: { here: 20, network: 15 },
    alarms: { here: 6, network: 5 },
    notices: { here: 20, network: 15 },
  },
  /** So often within 24 hours the guest of one job asks its contractor for another time: each is a text or a mail. */
  otherTimesPerDay: 5,
  /** So often within 24 hours the contractor of one job says that they come later. */
  latePerDay: 4,
  /** Of a promise of the desk: minutes (seven days), how many there are, parts of a week, holidays, letters of a name. */
  slaMinutes: 10_080,
  slaPolicies: 50,
  slaSpans: 42,
  slaHolidays: 366,
  slaName: 60,
  /** Of the rota: minutes that a rung has at most, and rows of each of its parts. */
  rungMinutes: 30,
  rotaShifts: 200,
  /** Lines of what one job cost. */
  costLines: 20,
  /** Papers kept with one job. */
  orderFiles: 12,
  /** Lines that one side writes in a job's thread within 24 hours: each may be a text or a mail. */
  orderMessagesPerDay: 60,
  /** A property's images, work-order photos and drafts are linked for an hour. */
  fileLinkSeconds: 3600,
} as const;
